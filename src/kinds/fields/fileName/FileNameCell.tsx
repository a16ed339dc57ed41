import { Abbreviated } from '../../../kit/Abbreviated';
import type { LookProps } from '../../../model/shape';

/** The name of a file in a table: cut until it is expanded. */
export const FileNameCell = ({ text }: LookProps<unknown>) => <Abbreviated text={text} />;
