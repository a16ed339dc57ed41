import { useParams, useSearchParams } from 'react-router-dom';
import { BackButton } from '../../ui/BackButton';
import { PageHeading } from '../../ui/PageHeading';
import { RecordState } from '../../ui/RecordState';
import { UserReview } from './UserReview';
import { kindOf, statusCode, useUserDetail } from './userDetail';

/** `/user/Detail/{user_id}`: one user, reviewed here while pending (document 1, section 2). */
export default function UserDetail() {
  const { user_id: id = '' } = useParams();
  return <LoadedUser key={id} id={id} />;
}

function LoadedUser({ id }: { id: string }) {
  const [search] = useSearchParams();
  const { query, refresh } = useUserDetail(id, statusCode(search.get('status')));
  const kind = query.data && kindOf(query.data);
  return (
    <>
      <PageHeading title="review.user.title">
        <BackButton otherwise={kind === 'personal' ? '/user/individual' : '/user/enterprise'} />
      </PageHeading>
      <RecordState query={query}>
        {(detail) => (
          <UserReview id={id} detail={detail} kind={kindOf(detail)} refresh={refresh} done={refresh} />
        )}
      </RecordState>
    </>
  );
}
