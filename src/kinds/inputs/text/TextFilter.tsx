import { useTranslate } from 'react-admin';
import { TextField } from '../../../kit/Field';
import type { TextInput as DeclaredTextInput, NumberInput } from '../../../model/inputs';
import { type FilterProps, upTo } from '../filter';
import { keyboardOf } from './keyboardOf';

/** One line in a query bar, of text or of a number. */
export function TextFilter({
  name,
  input,
  label,
  value,
  onChange,
  problem,
  isRefused,
}: FilterProps<DeclaredTextInput | NumberInput>) {
  const translate = useTranslate();
  return (
    <TextField
      name={name}
      label={label}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      error={isRefused && problem !== undefined}
      helperText={isRefused && problem}
      autoComplete="off"
      inputMode={keyboardOf(input)}
      placeholder={'parts' in input && input.parts ? translate(`messages.${input.parts.hint}`) : undefined}
      style={upTo(180, 140)}
    />
  );
}
