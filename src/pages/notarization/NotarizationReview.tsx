import { CheckRecords } from '../review/CheckRecords';
import type { BenchReview } from '../review/focus';
import { LostNotice } from '../review/LostNotice';
import { ReviewColumn } from '../review/ReviewColumn';
import { useReview } from '../review/useReview';
import { NotarizationDecision } from './NotarizationDecision';
import { NotarizationFacts } from './NotarizationFacts';
import type { NotarizationDetail } from './notarizationDetail';

interface NotarizationReviewProps {
  readonly detail: NotarizationDetail;
  /** What identifies the application in its calls. */
  readonly ids: { readonly userId: string; readonly orderId: string };
  /** Reads the record again. */
  readonly refresh: () => void;
  /** After a decision was taken here. */
  readonly done: () => void;
  /** On the workbench. */
  readonly bench?: BenchReview;
}

/** An application's facts and review records, and while awaiting the review form: page and workbench share it. */
export function NotarizationReview({ detail, ids, refresh, done, bench }: NotarizationReviewProps) {
  const { send, isSending, lost } = useReview({
    resource: 'evidence/detail',
    record: detail,
    id: ids.orderId,
    params: ids,
    checkFirst: bench?.checkFirst,
    onLost: bench?.onLost,
    refresh,
    done,
  });
  const records = <CheckRecords records={detail.checkRecords} />;
  return (
    <ReviewColumn
      decision={
        detail.notarialStatus === 'awaiting' && (
          <NotarizationDecision detail={detail} isSending={isSending} onDecide={send} focus={bench?.focus} />
        )
      }
      after={bench && records}
    >
      {lost && <LostNotice lost={lost} />}
      <NotarizationFacts detail={detail} userId={ids.userId} hidesPictures={bench !== undefined} />
      {!bench && records}
    </ReviewColumn>
  );
}
