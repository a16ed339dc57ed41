import {
  Alert,
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { RetryNotice } from '../../../kit/RetryNotice';
import { Waiting } from '../../../kit/Waiting';
import type { ApartOption, ChecklistInput as DeclaredChecklistInput } from '../../../model/inputs';
import type { FormInputProps } from '../formInput';
import type { ChoiceOption } from '../options';
import { useOptions } from '../useOptions';
import { Checklist } from './Checklist';
import { flattened, matching, toggled, without } from './checklistTree';

/**
 * Any number of the options returned by a call. The form's value holds the ticked ids, including half-ticked branches (see
 * {@link toggled}); unknown ids are left alone.
 */
export default function ChecklistInput({
  name,
  input,
  label,
  required,
}: FormInputProps<DeclaredChecklistInput>) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput<readonly string[]>({ source: name });
  const { options, error, isError, retry } = useOptions(input.options);
  const value: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const { apart, together } = input;
  const hadApart = useRef(false);
  const tree = without(options ?? [], apart?.value);

  function toggle(option: ChoiceOption, isTop: boolean) {
    const next = toggled(tree, value, option, isTop);
    field.onChange(apart ? withApart(apart, next) : next);
  }

  /** The option that stands apart is removed together with the option it depends on, and restored with it. */
  function withApart({ value: own, whileChosen }: ApartOption, next: readonly string[]) {
    if (value.includes(whileChosen)) hadApart.current = value.includes(own);
    const others = next.filter((one) => one !== own);
    return next.includes(whileChosen) && hadApart.current ? [...others, own] : others;
  }

  return (
    <FormControl component="fieldset" error={fieldState.invalid} onBlur={field.onBlur} fullWidth>
      <FormLabel component="legend" required={required} sx={{ fontSize: 14, mb: 0.5 }}>
        {translate(label)}
      </FormLabel>
      {options ? (
        <Options
          tree={tree}
          value={value}
          onToggle={toggle}
          isWrong={fieldState.invalid}
          describedBy={`${id}-said`}
        />
      ) : isError ? (
        <RetryNotice what={translate('form.optionsFailed')} error={error} onRetry={retry} />
      ) : (
        <Waiting />
      )}
      {apart && value.includes(apart.whileChosen) && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={value.includes(apart.value)}
              onChange={(_, checked) =>
                field.onChange(checked ? [...value, apart.value] : value.filter((one) => one !== apart.value))
              }
            />
          }
          // Preferably the server's own name for it.
          label={
            flattened(options ?? []).find((option) => option.value === apart.value)?.text ??
            translate(`messages.${apart.label}`)
          }
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mt: 1 }}
        />
      )}
      {together?.values.every((one) => value.includes(one)) && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate(`messages.${together.message}`)}
        </Alert>
      )}
      <FormHelperText id={`${id}-said`} sx={{ mx: 0 }}>
        {fieldState.error && <InputHelperText error={fieldState.error.message} />}
      </FormHelperText>
    </FormControl>
  );
}

interface OptionsProps {
  readonly tree: readonly ChoiceOption[];
  readonly value: readonly string[];
  readonly onToggle: (option: ChoiceOption, isTop: boolean) => void;
  readonly isWrong: boolean;
  readonly describedBy: string;
}

function Options({ tree, value, onToggle, isWrong, describedBy }: OptionsProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const shown = matching(tree, search);
  const leaves = flattened(tree).filter(({ children }) => children.length === 0);
  const count = leaves.filter((leaf) => value.includes(leaf.value)).length;
  return (
    <Box sx={{ border: 1, borderColor: isWrong ? 'error.main' : 'divider', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1 }}>
        <TextField
          type="search"
          label={translate('form.checklist.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          // Marked as invalid in place of the checkboxes, to get the focus after a failed submit.
          slotProps={{
            htmlInput: { enterKeyHint: 'search', 'aria-describedby': describedBy, 'aria-invalid': isWrong },
          }}
          sx={{ flex: 1, maxWidth: 280 }}
        />
        <Typography role="status" variant="body2" color="text.secondary" noWrap>
          {translate('form.checklist.chosen', { count, total: leaves.length })}
        </Typography>
      </Box>
      <Checklist options={shown} value={value} onToggle={onToggle} />
      <Box aria-live="polite">
        {shown.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate(tree.length === 0 ? 'form.optionsEmpty' : 'form.checklist.noMatch')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
