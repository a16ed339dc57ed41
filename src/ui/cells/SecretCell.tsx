import { useTranslate } from 'ra-core';
import { SecretText } from './SecretText';

interface SecretCellProps {
  readonly text: string;
  /** The i18n key of what it is. */
  readonly label: string;
}

/** A secret in a table: lists do without what it is made of until one has such a column. */
export default function SecretCell({ text, label }: SecretCellProps) {
  const translate = useTranslate();
  return <SecretText text={text} what={translate(label)} />;
}
