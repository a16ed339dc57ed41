import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { modifier, useShortcut } from '../useShortcut';
import { Palette } from './lazyPalette';

/** Opens the command palette, as Ctrl+K (⌘K) does from anywhere. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const translate = useTranslate();
  const show = () => setOpen(true);
  useShortcut('k', show);

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${modifier.name}+K`}
        startIcon={<SearchIcon />}
        onClick={show}
        sx={{ px: 1 }}
      >
        {translate('shell.palette')} {modifier.sign}K
      </Button>
      {isOpen && (
        <Deferred onClose={close}>
          <Palette onClose={close} />
        </Deferred>
      )}
    </>
  );
}
