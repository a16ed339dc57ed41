import {
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  Dialog,
  type PopperProps,
  TextField,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, use, useId, useState } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { isComposing } from '../../composing';
import { useConsole } from '../../kit/ConsoleContext';
import { asLeft } from '../../ui/list/lastQuery';
import { useDestinations } from './useDestinations';

export interface PaletteProps {
  readonly onClose: () => void;
}

/** The command palette: finds menu entries by name, and numbers in the lists that know them. */
export default function Palette({ onClose }: PaletteProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('shell.palette') } }}
      sx={atTheTop}
    >
      <Search onClose={onClose} />
    </Dialog>
  );
}

function Search({ onClose }: PaletteProps) {
  use(useConsole().loadWords('palette'));
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const store = useStoreContext();
  const [typed, setTyped] = useState('');
  const { destinations, nothing } = useDestinations(typed);

  return (
    <Autocomplete
      open
      autoHighlight
      disableClearable
      forcePopupIcon={false}
      options={destinations}
      groupBy={({ group }) => group}
      renderGroup={({ key, ...group }) => <Group key={key} {...group} />}
      // The destinations are filtered already.
      filterOptions={(all) => all}
      getOptionKey={({ path }) => path}
      inputValue={typed}
      // Only typing changes it: on blur, such as for another window, MUI would clear it.
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, { path }) => {
        onClose();
        navigate(asLeft(store, path, pathname));
      }}
      onClose={(_, reason) => reason === 'escape' && onClose()}
      onKeyDown={leaveToComposing}
      noOptionsText={<span role="alert">{nothing}</span>}
      slots={{ popper: InPlace, paper: Box }}
      slotProps={{ listbox: { component: 'div', sx: { maxHeight: { xs: '60vh', sm: 420 } } } }}
      renderInput={(params) => (
        <Box sx={{ px: 2, pt: 2.5, pb: 1 }}>
          <TextField {...params} autoFocus label={translate('palette.label')} />
        </Box>
      )}
    />
  );
}

/** A group of options; MUI's own nests lists, in which screen readers find no options. */
function Group({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="div" variant="caption" color="text.secondary" sx={{ px: 2, pt: 1 }}>
        {group}
      </Typography>
      {children}
    </Box>
  );
}

/** Shows the options below the field, inside the dialog. */
function InPlace({ children }: PopperProps) {
  return typeof children === 'function' ? null : children;
}

/** While an input method (IME) is composing, Enter and the arrow keys are for it. */
function leaveToComposing(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
  if (isComposing(event.nativeEvent)) event.defaultMuiPrevented = true;
}

const atTheTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
