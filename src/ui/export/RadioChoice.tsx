import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';

interface RadioChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly name: string;
    readonly hint: string;
    readonly disabled?: boolean;
  }[];
  readonly onChoose: (value: T) => void;
}

/** A choice of one among a few, each with its name and what it means. */
export function RadioChoice<T extends string>({ label, value, options, onChoose }: RadioChoiceProps<T>) {
  const id = useId();
  return (
    <FormControl sx={{ display: 'flex', mt: 2, ':first-of-type': { mt: 0 } }}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => onChoose(chosen as T)}>
        {options.map(({ name, hint, ...option }) => (
          <FormControlLabel
            key={option.value}
            {...option}
            control={<Radio size="small" />}
            label={
              <>
                {name}
                <Typography
                  component="span"
                  variant="caption"
                  color="text.secondary"
                  sx={{ display: 'block' }}
                >
                  {hint}
                </Typography>
              </>
            }
            sx={{ alignItems: 'flex-start', mt: 1 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
