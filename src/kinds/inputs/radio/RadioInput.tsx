import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';

interface RadioInputProps {
  readonly name: string;
  /** An i18n key. */
  readonly label: string;
  readonly required: boolean;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** Radio buttons. react-admin's own don't tell screen readers that a choice is required, or what is wrong. */
export function RadioInput({ name, label, required, choices }: RadioInputProps) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput<string>({ source: name });
  const problemId = `${id}-problem`;
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend" sx={legend}>
        <FieldTitle label={label} isRequired={required} />
      </FormLabel>
      <RadioGroup
        {...field}
        id={id}
        row
        aria-required={required}
        aria-invalid={fieldState.invalid}
        aria-describedby={fieldState.error && problemId}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            value={choice.id}
            label={translate(choice.name)}
            control={<Radio slotProps={{ input: { 'aria-describedby': fieldState.error && problemId } }} />}
          />
        ))}
      </RadioGroup>
      {fieldState.error && (
        <FormHelperText id={problemId} sx={{ mx: 0 }}>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Like the label of a text field that is filled in. */
const legend = { transform: 'translate(0, 5px) scale(0.75)', transformOrigin: 'top left' };
