import { useParams } from 'react-router-dom';
import { BackButton, useBack } from '../../ui/BackButton';
import { PageHeading } from '../../ui/PageHeading';
import { RecordState } from '../../ui/RecordState';
import { NotarizationReview } from './NotarizationReview';
import { useNotarizationDetail } from './notarizationDetail';

const LIST = '/evidence/results';

/** `/evidence/results/{userId}/{dataId}/{orderId}/{type}`: one application, reviewed here while awaiting (section 2). */
export default function NotarizationDetail() {
  const { userId = '', orderId = '' } = useParams();
  return <LoadedNotarization key={orderId} userId={userId} orderId={orderId} />;
}

function LoadedNotarization({ userId, orderId }: { userId: string; orderId: string }) {
  const query = useNotarizationDetail(orderId);
  const back = useBack(LIST);
  return (
    <>
      <PageHeading title="review.notarization.title">
        <BackButton otherwise={LIST} />
      </PageHeading>
      <RecordState query={query}>
        {(detail) => (
          <NotarizationReview
            detail={detail}
            ids={{ userId, orderId }}
            refresh={() => void query.refetch()}
            done={back}
          />
        )}
      </RecordState>
    </>
  );
}
