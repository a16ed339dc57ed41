import { useParams } from 'react-router-dom';
import type { AnyRow } from '@/schema/resource';
import { RecordState } from '../../ui/RecordState';
import { BenchLayout } from '../review/BenchLayout';
import { type Bench, Workbench } from '../review/Workbench';
import { useUserPictures } from './UserFacts';
import { UserReview } from './UserReview';
import { kindOfList, type UserDetail, type UserKind, useUserCheck, useUserDetail } from './userDetail';

interface UserRow extends AnyRow {
  readonly user_id: string;
}

/** `/user/review/{kind}`: the pending real-name reviews of the enterprise or the individual list, one after another. */
export default function UserWorkbench() {
  const { kind } = useParams();
  const resource = kind === 'individual' ? 'user/individual' : 'user/enterprise';
  return (
    <Workbench<UserRow> key={resource} resource={resource} pending={PENDING}>
      {(bench) => <UserBench key={bench.row.id} bench={bench} kind={kindOfList(resource)} />}
    </Workbench>
  );
}

const PENDING = { status: 'reviewing' };

interface UserBenchProps {
  readonly bench: Bench<UserRow>;
  readonly kind: UserKind;
}

function UserBench({ bench, kind }: UserBenchProps) {
  const { query, refresh } = useUserDetail(bench.row.user_id);
  return (
    <RecordState query={query}>
      {(detail) => <LoadedBench bench={bench} kind={kind} detail={detail} refresh={refresh} />}
    </RecordState>
  );
}

interface LoadedBenchProps extends UserBenchProps {
  readonly detail: UserDetail;
  refresh(): void;
}

function LoadedBench({ bench, kind, detail, refresh }: LoadedBenchProps) {
  const id = bench.row.user_id;
  const pictures = useUserPictures(detail);
  const checkFirst = useUserCheck(id);
  return (
    <BenchLayout pictures={pictures} bench={bench}>
      <UserReview
        id={id}
        detail={detail}
        kind={kind}
        refresh={refresh}
        done={bench.onDecided}
        bench={{ focus: bench.focus, checkFirst, onLost: bench.onLost }}
      />
    </BenchLayout>
  );
}
