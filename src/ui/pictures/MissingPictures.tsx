import { useTranslate } from 'react-admin';
import { ToneLabel } from '../../kit/ToneLabel';
import { useLabelList } from './useLabelList';

/** Names the pictures that a record should have, but lacks; renders nothing if there are none. */
export function MissingPictures({ labels }: { readonly labels: readonly string[] }) {
  const translate = useTranslate();
  const listOf = useLabelList();
  if (labels.length === 0) return null;
  return (
    <span style={{ fontSize: 14 }}>
      <ToneLabel tone="warn" words={translate('review.pictures.missing', { labels: listOf(labels) })} />
    </span>
  );
}
