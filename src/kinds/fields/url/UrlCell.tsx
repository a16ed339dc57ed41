import type { LookProps } from '../../../model/shape';
import { UrlLink } from './UrlLink';

/** An address in a table: a link with the file's name. */
export const UrlCell = ({ text }: LookProps<unknown>) => <UrlLink url={text} />;
