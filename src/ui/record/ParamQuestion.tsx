import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AskedParam } from './askedParams';

interface ParamQuestionProps extends AskedParam {
  /** The i18n key of its words. */
  readonly words: string;
  readonly onAnswer: (value: string) => void;
}

/** Asks for a parameter of the address that nothing else tells; the answer can be changed. */
export function ParamQuestion({ words, choices, value = '', onAnswer }: ParamQuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontSize: 14, whiteSpace: 'pre-line' }}>
        {translate(`${words}.name`)}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, chosen) => onAnswer(chosen)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={translate(`${words}.choices.${choice}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
