import { useLocale, useTranslate } from 'react-admin';
import { ToneLabel } from '../../kit/ToneLabel';

/** Names the pictures that a record should have, but lacks; renders nothing if there are none. */
export function MissingPictures({ labels }: { readonly labels: readonly string[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (labels.length === 0) return null;
  const inWords = new Intl.ListFormat(locale, { style: 'narrow' }).format(labels);
  return (
    <span style={{ fontSize: 14 }}>
      <ToneLabel tone="warn" words={translate('review.pictures.missing', { labels: inWords })} />
    </span>
  );
}
