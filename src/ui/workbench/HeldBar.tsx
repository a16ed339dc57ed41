import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button, Paper, Portal } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Held, useHeld, usePendingDecisions } from '../review/pendingDecisions';

/** The decision that isn't sent yet: what and about whom, how long it can be taken back, and the button for it. */
export function HeldBar() {
  const held = useHeld();
  const [waiting] = held.filter(({ isSending }) => !isSending);
  const shown = waiting ?? held.at(-1);
  return (
    // There before it is filled, or it wouldn't be announced.
    <Portal>
      <Box role="status" sx={place}>
        {shown && <Countdown key={`${shown.key} ${shown.until}`} held={shown} />}
      </Box>
    </Portal>
  );
}

function Countdown({ held: { verdict, of, until, isSending } }: { readonly held: Held }) {
  const translate = useTranslate();
  const { takeBack } = usePendingDecisions();
  const left = useSecondsTo(until);
  return (
    <Paper elevation={6} sx={bar}>
      <span style={text}>{translate(`review.pause.${isSending ? 'sending' : 'held'}`, { verdict, of })}</span>
      {!isSending && (
        <>
          {/* Not read out with each second. */}
          <span aria-hidden style={seconds}>
            {translate('review.pause.seconds', { seconds: left })}
          </span>
          <Button
            variant="outlined"
            startIcon={<UndoIcon />}
            aria-keyshortcuts="Z"
            onClick={takeBack}
            sx={{ flexShrink: 0 }}
          >
            {translate('review.pause.takeBack')} <kbd aria-hidden>Z</kbd>
          </Button>
        </>
      )}
    </Paper>
  );
}

/** The whole seconds until a time by `performance.now()`. */
function useSecondsTo(until: number): number {
  const left = () => Math.max(Math.ceil((until - performance.now()) / 1000), 0);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const ticking = setInterval(
      () => setSeconds(Math.max(Math.ceil((until - performance.now()) / 1000), 0)),
      200,
    );
    return () => clearInterval(ticking);
  }, [until]);
  return seconds;
}

/** Over the page's bar, beside the toasts: nothing on the page moves or is covered. On a phone above them. */
const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { md: 6 },
  left: { xs: 8, md: 232 },
  right: { xs: 8, md: 'auto' },
  bottom: { xs: 'calc(76px + var(--bottom-bar, 0px))', md: 'auto' },
  maxWidth: { md: 420 },
};
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pl: 2,
  pr: 1,
  py: 0.5,
  fontSize: 14,
  '& kbd': { ml: 0.5, fontFamily: 'inherit', opacity: 0.7, display: { xs: 'none', md: 'inline' } },
};
const text = { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const seconds = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
