import { useTranslate } from 'react-admin';
import { Folded } from './Abbreviated';

/**
 * What a server said, or the words of an i18n key: a long text is folded, and can be copied.
 * @example <Sentence words="The tool is lent to somebody else until Friday." />
 */
export function Sentence({ words }: { readonly words: string }) {
  return <Folded text={useTranslate()(words, { _: words })} copies />;
}
