import { Typography } from '@mui/material';
import resource from '@resources/evidence/detail';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../ui/ConsoleContext';
import { Fact, Facts } from '../../ui/Facts';
import { PictureGrid } from '../../ui/review/PictureGrid';
import { type Picture, picturesOf } from '../../ui/review/pictures';
import { Section } from '../../ui/Section';
import { Documents } from './Documents';
import { EvidenceTable } from './EvidenceTable';
import { isPerson, type NotarizationDetail } from './notarizationDetail';

const { record: shape } = resource;
const words = 'review.notarization.fields';
const applicantFields = {
  person: ['username', 'authorPhone', 'authorIdcard', 'authorType'],
  company: ['company', 'taxNumber', 'authorName', 'authorPhone', 'authorIdcard'],
} as const;

interface NotarizationFactsProps {
  readonly detail: NotarizationDetail;
  /** The applicant's user id, where an evidence doesn't name its owner. */
  readonly userId: string;
  /** The workbench shows the pictures beside the facts. */
  readonly hidesPictures: boolean;
}

/** The evidence, the applicant, the payment and the documents of an application (section 2). */
export function NotarizationFacts({ detail, userId, hidesPictures }: NotarizationFactsProps) {
  const translate = useTranslate();
  const pictures = useNotarizationPictures(detail);
  const applicant = isPerson(detail) ? 'person' : 'company';
  return (
    <>
      <Section title={translate('review.notarization.evidence')}>
        <EvidenceTable rows={detail.list} userId={userId} />
      </Section>
      <Section title={translate(`review.notarization.${applicant}`)}>
        <Facts shape={shape} record={detail} fields={applicantFields[applicant]} words={words}>
          {applicant === 'company' && (
            <Fact label={translate(`${words}.address`)}>
              {detail.address || translate('review.user.noAddress')}
            </Fact>
          )}
        </Facts>
        {!hidesPictures && pictures.applicant.length > 0 && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2, mb: 0.5, fontSize: 13 }}>
              {translate('review.notarization.photos')}
            </Typography>
            <PictureGrid pictures={pictures.applicant} />
          </>
        )}
      </Section>
      <Section title={translate('review.notarization.payment')}>
        <Facts
          shape={shape}
          record={detail}
          fields={['orderNo', 'orderMoney', 'pay_status', 'pay_type', 'sendTypeName', 'notarialStatus']}
          words={words}
        />
        {!hidesPictures && pictures.payment.length > 0 && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2, mb: 0.5, fontSize: 13 }}>
              {translate('review.pictures.transfer_img')}
            </Typography>
            <PictureGrid pictures={pictures.payment} />
          </>
        )}
      </Section>
      <Section title={translate('review.notarization.documents')}>
        <Documents detail={detail} />
      </Section>
    </>
  );
}

/** The applicant's pictures (the ID photos only where authorType is 1) and the proof of payment. */
export function useNotarizationPictures(detail: NotarizationDetail) {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  const label = (key: PictureField) => translate(`review.pictures.${pictureWords[key]}`);
  const photos = detail.authorType === 'photo' ? (['authorFront', 'authorBack', 'authorHand'] as const) : [];
  const papers = isPerson(detail) ? [] : (['license', 'file'] as const);
  const applicant: readonly Picture[] = picturesOf<PictureField>(
    detail,
    [...photos, ...papers],
    label,
    safeUrl,
  );
  const payment: readonly Picture[] = picturesOf<PictureField>(detail, ['transfer_img'], label, safeUrl);
  return { applicant, payment };
}

const pictureWords = {
  authorFront: 'author_front',
  authorBack: 'author_back',
  authorHand: 'author_hand',
  license: 'license',
  file: 'file',
  transfer_img: 'transfer_img',
} as const;

type PictureField = keyof typeof pictureWords;
