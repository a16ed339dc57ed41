import { Name } from '../../../kit/Abbreviated';
import type { LookProps } from '../../../model/shape';

/** A text in a table: wrapped if it is long. */
export const TextCell = ({ text }: LookProps<unknown>) => <Name text={text} />;
