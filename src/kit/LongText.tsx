import { Box, Button } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from './copyText';

export interface LongTextProps {
  readonly text: string;
  /** Whether it can be copied here. */
  readonly copies?: boolean | undefined;
  onToggle?: ((isWhole: boolean) => void) | undefined;
}

/** A long text in a few lines, until it is unfolded; then it scrolls within. Screen readers and printouts get all of it. */
export default function LongText({ text, copies, onToggle }: LongTextProps) {
  const translate = useTranslate();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { ref, isCut } = useCut(isWhole);
  function toggle() {
    setWhole(!isWhole);
    onToggle?.(!isWhole);
  }
  return (
    <Box component="span" id={id} className="folded" sx={{ display: 'block' }}>
      {/* Unfolded it scrolls, also by keyboard. */}
      <Box
        component="span"
        ref={ref}
        tabIndex={isWhole ? 0 : undefined}
        sx={isWhole ? { ...words, ...whole } : { ...words, ...cut }}
      >
        {text.replace(/\r\n?/g, '\n')}
      </Box>
      <Box component="span" sx={tools}>
        {(isCut || isWhole) && (
          <Button color="inherit" aria-expanded={isWhole} aria-controls={id} onClick={toggle} sx={inline}>
            {translate(isWhole ? 'list.less' : 'ra.action.expand')}
          </Button>
        )}
        {copies && <CopyHere text={text} />}
      </Box>
    </Box>
  );
}

/** Says in its place what came of it: a toast would take the place of the one whose text is copied. */
function CopyHere({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(text)) ? 'shell.copied' : 'shell.copyFailed');
  return (
    <>
      <Button color="inherit" onClick={copy} sx={inline}>
        {translate('shell.copy')}
      </Button>
      <span role="status">{said && translate(said)}</span>
    </>
  );
}

/** Whether the text has more lines than are shown, whatever the width. Within a link it leads to the rest. */
function useCut(isWhole: boolean) {
  const ref = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const text = ref.current;
    if (!text || isWhole || text.closest('a')) return;
    const sizes = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight + 1));
    sizes.observe(text);
    return () => sizes.disconnect();
  }, [isWhole]);
  return { ref, isCut };
}

const onPaper = { '@media print': { display: 'block', maxHeight: 'none', overflow: 'visible' } };
const words = {
  unicodeBidi: 'isolate',
  whiteSpace: 'pre-line',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
};
const cut = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  ...onPaper,
};
/** Never as high as the window: what closes it stays in reach. */
const whole = { display: 'block', maxHeight: 'min(60dvh, 40em)', overflowY: 'auto', ...onPaper };
const tools = {
  display: 'flex',
  columnGap: 1.5,
  '&:empty': { display: 'none' },
  // On paper nothing can be unfolded.
  '@media print': { display: 'none' },
};
const inline = {
  p: 0,
  minWidth: 0,
  minHeight: 24,
  font: 'inherit',
  textDecoration: 'underline',
  '@media (pointer: coarse)': { minHeight: 44 },
};
