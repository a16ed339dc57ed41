import { useTranslate } from 'react-admin';
import { SelectField } from '../../../kit/Field';
import type { SelectInput as DeclaredSelectInput } from '../../../model/inputs';
import { type FilterProps, upTo } from '../filter';

/** The values of an enum in a query bar. */
export function SelectFilter({ input, label, value, onChange }: FilterProps<DeclaredSelectInput>) {
  const translate = useTranslate();
  return (
    <SelectField
      label={label}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      style={upTo(180, 140)}
    >
      <option value="">{translate('list.all')}</option>
      {input.of.values.map((option) => (
        <option key={option} value={option}>
          {translate(`enums.${input.of.name}.${option}`)}
        </option>
      ))}
    </SelectField>
  );
}
