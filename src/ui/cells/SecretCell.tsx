import { useTranslate } from 'ra-core';
import { use } from 'react';
import { useConsole } from '../ConsoleContext';
import { SecretText } from './SecretText';

interface SecretCellProps {
  readonly text: string;
  /** The i18n key of what it is. */
  readonly label: string;
}

/** A secret in a table: lists do without what it is made of, and without its words, until one has such a column. */
export default function SecretCell({ text, label }: SecretCellProps) {
  const translate = useTranslate();
  use(useConsole().loadWords('review'));
  return <SecretText text={text} what={translate(label)} />;
}
