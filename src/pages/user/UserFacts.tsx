import { Stack } from '@mui/material';
import { userDetailInfo, userInfo } from '@resources/user/detail';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../ui/ConsoleContext';
import { Fact, Facts } from '../../ui/Facts';
import { type Picture, picturesOf } from '../../ui/review/pictures';
import { SecretText } from '../../ui/SecretText';
import { Section } from '../../ui/Section';
import type { UserDetail, UserKind } from './userDetail';

const detailFields = {
  company: ['name', 'tax_number', 'legal_person', 'contact_idcard'],
  personal: ['name', 'contact_idcard', 'type'],
} as const;

interface UserFactsProps {
  readonly detail: UserDetail;
  readonly kind: UserKind;
}

/** Who the user is, what was submitted, and the keys of an approved enterprise (section 2). */
export function UserFacts({ detail, kind }: UserFactsProps) {
  const translate = useTranslate();
  const { address } = detail.userDetailInfo;
  return (
    <>
      <Section title={translate('review.user.info')}>
        <Facts
          shape={userInfo}
          record={detail.userInfo}
          fields={['name', 'mobile', 'user_status']}
          words="review.user.fields"
        />
      </Section>
      <Section title={translate('review.user.detail')}>
        <Facts
          shape={userDetailInfo}
          record={detail.userDetailInfo}
          fields={detailFields[kind]}
          words={`review.user.${kind}`}
        >
          <Fact label={translate(`review.user.${kind}.address`)}>
            {address || translate('review.user.noAddress')}
          </Fact>
        </Facts>
      </Section>
      {kind === 'company' && detail.userInfo.user_status === 'approved' && <ApiKeys info={detail.userInfo} />}
    </>
  );
}

/** AppID and SecurityKey of an approved enterprise (section 4). */
function ApiKeys({ info }: { info: UserDetail['userInfo'] }) {
  const translate = useTranslate();
  const [id, key] = [translate('review.user.fields.app_id'), translate('review.user.fields.security_key')];
  return (
    <Section title={translate('review.user.api')}>
      <Stack component="dl" sx={{ m: 0, gap: 1 }}>
        <Fact label={id}>
          <SecretText text={info.app_id ?? ''} what={id} />
        </Fact>
        <Fact label={key}>
          <SecretText text={info.security_key ?? ''} what={key} masked />
        </Fact>
      </Stack>
    </Section>
  );
}

/** What was photographed: ID card front, back and in the hand, licence, file. */
export function useUserPictures({ userDetailInfo: submitted }: UserDetail): readonly Picture[] {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  return picturesOf(
    submitted,
    ['author_front', 'author_back', 'author_hand', 'license', 'file'],
    (key) => translate(`review.pictures.${key}`),
    safeUrl,
  );
}
