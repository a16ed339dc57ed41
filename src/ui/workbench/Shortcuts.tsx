import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';

interface ShortcutsProps {
  /** Whether there are pictures to look at; if not, their key leads to the facts. */
  readonly hasPictures: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onPictures: () => void;
  readonly onPicture: (by: 1 | -1) => void;
  readonly onFill: () => void;
  readonly onDecide: () => void;
}

/**
 * The workbench's shortcuts, listed under `?`, with the keys of its form. The shortcuts navigate and move the focus; none of them
 * sends anything. They can be turned off, for instance because dictated words would trigger them.
 */
export function Shortcuts({ hasPictures, onStep, onPictures, onPicture, onFill, onDecide }: ShortcutsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useStore('workbench.shortcuts', true);
  const acts: Readonly<Record<string, readonly [name: string, act: () => void]>> = {
    j: ['next', () => onStep(1)],
    k: ['previous', () => onStep(-1)],
    p: [hasPictures ? 'pictures' : 'facts', onPictures],
    ...(hasPictures && {
      ']': ['nextPicture', () => onPicture(1)],
      '[': ['previousPicture', () => onPicture(-1)],
    }),
    e: ['fill', onFill],
    d: ['decide', onDecide],
    '?': ['help', () => setOpen(true)],
  };
  const listed = [...Object.entries(acts).map(([key, [name]]) => [key.toUpperCase(), name]), ...OF_FORM];

  // By character rather than physical key; some layouts need Shift for [ ] and ?. Caps Lock is ignored.
  function press(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!isOn || !Object.hasOwn(acts, key) || !isOurs(event)) return;
    // Not with the hook's option, which would also prevent the default of every other key.
    event.preventDefault();
    acts[key]?.[1]();
  }
  useHotkeys('*', press, { useKey: true, ignoreModifiers: true, enableOnFormTags: ['input'] });

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<KeyboardIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {translate('review.workbench.shortcuts')} ?
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>{translate('review.workbench.shortcuts')}</DialogTitle>
        <DialogContent>
          <Box component="dl" sx={grid}>
            {listed.map(([key, name]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <Box component="dd" sx={{ m: 0 }}>
                  {translate(`review.workbench.keys.${name}`)}
                </Box>
              </Box>
            ))}
          </Box>
          {hasPictures && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {translate('review.workbench.keys.viewer')}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ mt: hasPictures ? 0 : 2 }}>
            {translate('review.workbench.shortcutsHint')}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'space-between' }}>
          <FormControlLabel
            control={<Checkbox size="small" checked={isOn} onChange={() => setOn(!isOn)} />}
            label={translate('review.workbench.shortcutsOn')}
          />
          <Button variant="outlined" onClick={() => setOpen(false)}>
            {translate('form.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The keys of the decision's form, which don't depend on the shortcuts. */
const OF_FORM = [
  ['Esc', 'leave'],
  ['Ctrl+Enter', 'send'],
] as const;

/** Not a combination that belongs to the browser, nor a key pressed in a dialog or a text field. */
const isOurs = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) && !(target instanceof Element && target.closest(THEIRS));

/** Radio buttons and checkboxes are inputs, but don't take letters. */
const THEIRS = '[role=dialog], input:not([type=radio], [type=checkbox])';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  '& kbd': {
    // As a block, so that the edge of the first key isn't cut off.
    display: 'block',
    minWidth: '2em',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    px: 0.75,
    fontFamily: 'inherit',
    textAlign: 'center',
  },
};
