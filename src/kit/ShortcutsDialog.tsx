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
import { use, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from './ConsoleContext';
import { keycap } from './keycap';
import { useShortcutsOn } from './shortcuts';

interface ShortcutsDialogProps {
  /** The keys, and what they do as keys of i18n, of the area `review`. */
  readonly keys: readonly (readonly [key: string, words: string])[];
  /** Said below them, as keys of i18n. */
  readonly hints: readonly string[];
  readonly onClose: () => void;
}

/** Lists the shortcuts of a page; they can be turned off, for instance because dictated words would trigger them. */
export default function ShortcutsDialog({ keys, hints, onClose }: ShortcutsDialogProps) {
  use(useConsole().loadWords('review'));
  const translate = useTranslate();
  const [isOn, setOn] = useShortcutsOn();
  const title = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('list.shortcuts')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={grid}>
          {[...keys, ANYWHERE].map(([key, words]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(words)}
              </Box>
            </Box>
          ))}
        </Box>
        {hints.map((hint, index) => (
          <Typography key={hint} variant="body2" color="text.secondary" sx={{ mt: index === 0 ? 2 : 0 }}>
            {translate(hint)}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <FormControlLabel
          control={<Checkbox size="small" checked={isOn} onChange={() => setOn(!isOn)} />}
          label={translate('review.shortcutsOn')}
        />
        <Button variant="outlined" onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What works on each page. */
const ANYWHERE = ['G', 'review.goTo'] as const;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  '& kbd': keycap,
};
