import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Ref } from 'react';

interface RemarkFieldProps {
  /** In words. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong, as an i18n key. */
  readonly problem: string | undefined;
  readonly isRestored: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** What a reviewer writes; says what is wrong with it, or that it was found from before. */
export function RemarkField({ label, value, onChange, problem, isRestored, ...rest }: RemarkFieldProps) {
  const translate = useTranslate();
  const helperText = problem ? translate(problem) : isRestored ? translate('form.restored') : undefined;
  return (
    <TextField
      {...rest}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={3}
      maxRows={12}
      fullWidth
      error={problem !== undefined}
      helperText={helperText}
      slotProps={{ formHelperText: problem ? { role: 'alert' } : {} }}
    />
  );
}
