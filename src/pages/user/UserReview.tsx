import { userType } from '@resources/enums';
import { useTranslate } from 'ra-core';
import { PictureGrid } from '../../ui/review/PictureGrid';
import { Section } from '../../ui/Section';
import { CheckRecords } from '../review/CheckRecords';
import type { BenchReview } from '../review/focus';
import { LostNotice } from '../review/LostNotice';
import { ReviewColumn } from '../review/ReviewColumn';
import { useReview } from '../review/useReview';
import { UserDecision } from './UserDecision';
import { UserFacts, useUserPictures } from './UserFacts';
import type { UserDetail, UserKind } from './userDetail';

interface UserReviewProps {
  readonly id: string;
  readonly detail: UserDetail;
  readonly kind: UserKind;
  /** Reads the record again. */
  readonly refresh: () => void;
  /** After a decision was taken here. */
  readonly done: () => void;
  /** On the workbench. */
  readonly bench?: BenchReview;
}

/** A user's facts, pictures and review records, and while pending the decision: page, dialog and workbench share it. */
export function UserReview({ id, detail, kind, refresh, done, bench }: UserReviewProps) {
  const translate = useTranslate();
  const pictures = useUserPictures(detail);
  const { send, isSending, lost } = useReview({
    resource: 'user/Detail',
    record: detail,
    id,
    params: kind === 'personal' ? { type: userType.wire('personal') } : {},
    checkFirst: bench?.checkFirst,
    onLost: bench?.onLost,
    refresh,
    done,
  });
  const records = <CheckRecords records={detail.checkRecords} />;
  return (
    <ReviewColumn
      decision={
        detail.userInfo.user_status === 'awaiting' && (
          <UserDecision detail={detail} isSending={isSending} onDecide={send} focus={bench?.focus} />
        )
      }
      after={bench && records}
    >
      {lost && <LostNotice lost={lost} />}
      <UserFacts detail={detail} kind={kind} />
      {!bench && (
        <Section title={translate('review.user.photos')}>
          <PictureGrid pictures={pictures} />
        </Section>
      )}
      {!bench && records}
    </ReviewColumn>
  );
}
