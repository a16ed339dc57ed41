import type { BuiltInLookProps } from '../builtInLook';
import { UrlLink } from './UrlLink';

/** An address among facts: a link with the whole of it, or with the file's name. */
export const UrlFact = ({ field, text }: BuiltInLookProps) => (
  <UrlLink url={text} {...(!field.isFile && { text })} />
);
