import { Box, Button, Paper, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isComposing } from '../../composing';
import { CopyButton } from '../../kit/CopyButton';
import { LeaveGuard } from '../forms/LeaveGuard';
import type { EarlyText } from './useEarlyKeys';

interface EarlyTextsProps {
  readonly texts: readonly EarlyText[];
  onWrite(id: string, text: string): void;
  /** Called when an input method begins to compose characters, and when it has ended. */
  onComposing(now: boolean): void;
  onDiscard(id: string): void;
}

/** Takes what is typed before the form of a record stands, and keeps what can't be filled in. */
export function EarlyTexts({ texts, onWrite, onComposing, onDiscard }: EarlyTextsProps) {
  const translate = useTranslate();
  return (
    <>
      <LeaveGuard dirty={texts.some(({ text }) => text !== '')} asksOnRoute />
      {texts.map(({ id, text, isLeft }) => {
        const label = translate(`review.workbench.${isLeft ? 'leftEarly' : 'early'}`);
        return (
          <Paper key={id} variant="outlined" sx={place}>
            <TextField
              multiline
              fullWidth
              value={text}
              label={label}
              helperText={!isLeft && translate('review.workbench.earlyHint')}
              inputRef={focusNew}
              slotProps={{ htmlInput: { readOnly: isLeft } }}
              onChange={({ target }) => onWrite(id, target.value)}
              onKeyDown={leave}
              onCompositionStart={() => onComposing(true)}
              onCompositionEnd={() => onComposing(false)}
            />
            {isLeft && (
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <CopyButton text={text} what={label} />
                <Button onClick={() => onDiscard(id)}>{translate('review.workbench.discardEarly')}</Button>
              </Box>
            )}
          </Paper>
        );
      })}
    </>
  );
}

const place = { display: 'flex', alignItems: 'flex-start', gap: 1, p: 1.5, mb: 1.5 };

/** The key that opened it is followed by text. */
const focusNew = (field: HTMLElement | null) => field?.focus();

/** Escape leaves it, as in the form; what is written stays. */
function leave({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Escape' && !isComposing(nativeEvent)) currentTarget.querySelector('textarea')?.blur();
}
