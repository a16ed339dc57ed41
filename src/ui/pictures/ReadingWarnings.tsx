import { useTranslate } from 'react-admin';
import { useWarning } from '../../kit/RecordWarnings';
import type { Picture } from './pictures';
import { type Comparison, usePictureText } from './usePictureText';

/** Warns of what is printed on a record's pictures and isn't what the record says, whichever of them is shown. */
export function ReadingWarnings({ pictures }: { readonly pictures: readonly Picture[] }) {
  return pictures.map((picture) => <PictureWarnings key={picture.key} picture={picture} />);
}

function PictureWarnings({ picture }: { readonly picture: Picture }) {
  const differing = usePictureText(picture).filter(({ state }) => state === 'differs');
  return differing.map((comparison) => (
    <Differs key={`${comparison.value.path} ${comparison.reading.name}`} picture={picture} {...comparison} />
  ));
}

/** Its words have no number: what a decision was warned of is kept. */
function Differs({ picture, value, reading }: { readonly picture: Picture } & Comparison) {
  const translate = useTranslate();
  useWarning(
    `read/${picture.key}/${value.path}/${reading.name}`,
    translate('review.reading.warning', {
      picture: picture.label,
      what: translate(`messages.${reading.name}`),
    }),
  );
  return null;
}
