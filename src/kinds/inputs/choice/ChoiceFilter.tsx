import { useTranslate } from 'react-admin';
import type { ChoiceInput as DeclaredChoiceInput } from '../../../model/inputs';
import { type FilterProps, upTo } from '../filter';
import { ChoiceField } from './ChoiceField';

/** The options of a call in a query bar. */
export const ChoiceFilter = ({ input, label, value, onChange }: FilterProps<DeclaredChoiceInput>) => (
  <ChoiceField
    label={label}
    source={input.options}
    emptyText={useTranslate()('list.all')}
    value={String(value ?? '')}
    onChange={onChange}
    style={upTo(180, 140)}
  />
);
