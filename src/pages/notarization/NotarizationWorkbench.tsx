import type { AnyRow } from '@/schema/resource';
import { RecordState } from '../../ui/RecordState';
import { BenchLayout } from '../review/BenchLayout';
import { type Bench, Workbench } from '../review/Workbench';
import { useNotarizationPictures } from './NotarizationFacts';
import { NotarizationReview } from './NotarizationReview';
import { type NotarizationDetail, useNotarizationCheck, useNotarizationDetail } from './notarizationDetail';

interface ApplicationRow extends AnyRow {
  readonly userId: string;
  readonly orderId: string;
}

/** `/evidence/review`: the paid applications that await review, one after another. */
export default function NotarizationWorkbench() {
  return (
    <Workbench<ApplicationRow> resource="evidence/results" pending={PENDING}>
      {(bench) => <NotarizationBench key={bench.row.id} bench={bench} />}
    </Workbench>
  );
}

/** An application that isn't paid has no detail to review (section 2). */
const PENDING = { notarial: 'awaiting', pay: 'paid' };

function NotarizationBench({ bench }: { bench: Bench<ApplicationRow> }) {
  const query = useNotarizationDetail(bench.row.orderId);
  return (
    <RecordState query={query}>
      {(detail) => <LoadedBench bench={bench} detail={detail} refresh={() => void query.refetch()} />}
    </RecordState>
  );
}

interface LoadedBenchProps {
  readonly bench: Bench<ApplicationRow>;
  readonly detail: NotarizationDetail;
  refresh(): void;
}

function LoadedBench({ bench, detail, refresh }: LoadedBenchProps) {
  const { userId, orderId } = bench.row;
  const { applicant, payment } = useNotarizationPictures(detail);
  const checkFirst = useNotarizationCheck(orderId);
  return (
    <BenchLayout pictures={[...applicant, ...payment]} bench={bench}>
      <NotarizationReview
        detail={detail}
        ids={{ userId, orderId }}
        refresh={refresh}
        done={bench.onDecided}
        bench={{ focus: bench.focus, checkFirst, onLost: bench.onLost }}
      />
    </BenchLayout>
  );
}
