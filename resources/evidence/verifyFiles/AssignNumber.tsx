import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { typedNumber } from './numbersIn';

interface AssignNumberProps {
  /** The file's name. */
  readonly name: string;
  readonly onAssign: (number: string) => void;
  readonly onCancel: () => void;
}

/** Takes the number of a file's certificate. */
export function AssignNumber({ name, onAssign, onCancel }: AssignNumberProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.verifyFiles.${key}`, options);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const number = typedNumber(text);
    if (number === undefined) return setWrong(true);
    onAssign(number);
  }

  return (
    <Box
      component="form"
      aria-label={words('assignTo', { name })}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, py: 1 }}
    >
      <TextField
        autoFocus
        size="small"
        label={words('number')}
        value={text}
        error={isWrong}
        helperText={isWrong && words('invalid')}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'search', spellCheck: false } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
        {words('apply')}
      </Button>
      <Button onClick={onCancel} sx={{ minHeight: 40 }}>
        {words('cancel')}
      </Button>
    </Box>
  );
}
