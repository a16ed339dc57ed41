import {
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  type PopperProps,
  TextField,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { isComposing } from '../../composing';
import { asLeft } from '../../ui/list/lastQuery';
import type { Destination, Person } from './destination';
import { type OpenList, useCommands } from './useCommands';
import { useDestinations } from './useDestinations';
import { useFindable } from './useFindable';

interface SearchProps {
  readonly onClose: () => void;
  readonly onExport: (list: OpenList) => void;
  readonly onLogout: () => Promise<void>;
}

/** The palette's box with its options. A person that is chosen opens what belongs to them; Backspace or Escape leads back. */
export function Search({ onClose, onExport, onLogout }: SearchProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const store = useStoreContext();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ readonly person: Person; readonly typed: string }>();
  const person = chosen?.person;
  const findable = useFindable();
  const commands = useCommands({ findable, onExport, onLogout });
  const { destinations, nothing, notice } = useDestinations({ typed, person, findable, commands });

  function choose({ opens, stays }: Destination) {
    if (typeof opens === 'object') {
      setChosen({ person: opens, typed });
      setTyped('');
      return;
    }
    if (!stays) onClose();
    if (typeof opens === 'function') opens();
    else navigate(asLeft(store, opens, pathname));
  }

  function goBack() {
    setTyped(chosen?.typed ?? '');
    setChosen(undefined);
  }

  return (
    <Autocomplete
      // Another search, whose first option is selected.
      key={person?.path}
      open
      autoHighlight
      disableClearable
      forcePopupIcon={false}
      options={destinations}
      groupBy={({ group }) => group}
      renderGroup={({ key, ...group }) => <Group key={key} {...group} />}
      renderOption={({ key, ...option }, { label, detail }) => (
        <Box key={key} component="li" {...option} sx={{ gap: 2 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          {detail && (
            <Typography component="span" variant="body2" color="text.secondary" noWrap>
              {detail}
            </Typography>
          )}
        </Box>
      )}
      // The destinations are filtered already.
      filterOptions={(all) => all}
      getOptionKey={({ key }) => key}
      inputValue={typed}
      // Only typing changes it: on blur, such as for another window, MUI would clear it.
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, destination) => choose(destination)}
      onClose={(_, reason) => {
        if (reason === 'escape') (person ? goBack : onClose)();
      }}
      onKeyDown={(event) => {
        leaveToComposing(event);
        if (person && typed === '' && event.key === 'Backspace') goBack();
      }}
      noOptionsText={<span role="alert">{nothing}</span>}
      slots={{ popper: InPlace, paper: Box }}
      slotProps={{ listbox: { component: 'div', sx: { maxHeight: { xs: '60vh', sm: 420 } } } }}
      renderInput={(params) => (
        <Box sx={{ px: 2, pt: 2.5, pb: 1 }}>
          <TextField
            {...params}
            inputProps={{ ...params.inputProps, enterKeyHint: 'search' }}
            autoFocus
            label={person ? translate('palette.labelOf', { name: person.name }) : translate('palette.label')}
            error={notice !== undefined}
            helperText={notice && <span role="alert">{notice}</span>}
          />
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
