import { FormControl, FormHelperText, FormLabel, Rating } from '@mui/material';
import type { InputLookProps } from 'declared-console/schema';

/** Stars to choose from, in the query bar and in forms. */
export default function Stars({
  id,
  label,
  value,
  onChange,
  onBlur,
  required,
  problem,
  given,
}: InputLookProps<string, [{ readonly most: number }]>) {
  return (
    <FormControl component="fieldset" error={problem !== undefined} required={required} onBlur={onBlur}>
      <FormLabel component="legend">{label}</FormLabel>
      <Rating
        id={id}
        name={id}
        max={given[0].most}
        value={Number(value) || null}
        getLabelText={(count) => (count === 1 ? '1 star' : `${count} stars`)}
        onChange={(_, count) => onChange(count === null ? '' : String(count))}
      />
      {problem && <FormHelperText>{problem}</FormHelperText>}
    </FormControl>
  );
}
