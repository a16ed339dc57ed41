import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { type ComponentType, Suspense, useEffect, useState } from 'react';

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Opens the command palette, as Ctrl+K (⌘K) does from anywhere in the console; it is loaded when it is first opened. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();

  async function show() {
    try {
      const loaded = await import('./palette/Palette');
      setPalette(() => loaded.default);
      setOpen(true);
    } catch {
      notify('errors.offline', { type: 'error' });
    }
  }
  // react-hotkeys-hook would be 2 kB more of what every list loads.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Browsers have a search of their own here.
      event.preventDefault();
      void show();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        startIcon={<SearchIcon />}
        onClick={show}
        sx={button}
      >
        {translate('shell.palette')} {isApple ? '⌘K' : 'Ctrl+K'}
      </Button>
      {isOpen && Palette && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey;

/** On a phone the icon alone, with its name for a screen reader. */
const button = {
  minWidth: 0,
  px: 1,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  fontSize: { xs: 0, sm: 13 },
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 0.5 } },
};
