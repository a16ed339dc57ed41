import type { Field } from '../../../model/shape';
import { textField } from '../textField';

export const hidden = (): Field<string> => ({ ...textField('hidden'), isHidden: true });
