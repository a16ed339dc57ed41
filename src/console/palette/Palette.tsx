import {
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  Dialog,
  type PopperProps,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, use, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isComposing } from '../../composing';
import { useConsole } from '../../ui/ConsoleContext';
import { useDestinations } from './useDestinations';

interface PaletteProps {
  readonly onClose: () => void;
}

/** The command palette: the menu by name, and any number in the list that knows it. */
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
      // What matches has been chosen by more than the label.
      filterOptions={(all) => all}
      getOptionKey={({ path }) => path}
      inputValue={typed}
      // Whoever looks something up in another window finds here what was typed.
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, { path }) => {
        onClose();
        navigate(path);
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

/** Options under what they are; MUI's own nests lists, in which a screen reader finds no options. */
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

/** The options stand beneath the field, in the dialog. */
function InPlace({ children }: PopperProps) {
  return typeof children === 'function' ? null : children;
}

/** The Enter that accepts what was composed chooses nothing, and its arrows walk the input method's own words. */
function leaveToComposing(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
  if (isComposing(event)) event.defaultMuiPrevented = true;
}

const atTheTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
