import InspectIcon from '@mui/icons-material/TroubleshootOutlined';
import { IconButton, Portal } from '@mui/material';
import { use, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { modifier, useShortcut } from '../useShortcut';
import { InspectPanel } from './InspectPanel';
import type { Trace } from './trace';

/** Opens and closes the inspector, as its shortcut does from anywhere. */
export default function InspectButton({ trace }: { readonly trace: Trace }) {
  const { loadWords } = useConsole();
  use(loadWords('inspect'));
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut('i', () => setOpen(!isOpen));
  const name = translate('inspect.title');

  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={name}
        title={`${name} ${modifier.sign}I`}
        aria-keyshortcuts={`${modifier.name}+I`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <InspectIcon />
      </IconButton>
      {isOpen && (
        <Portal>
          <InspectPanel trace={trace} opener={button} onClose={() => setOpen(false)} />
        </Portal>
      )}
    </>
  );
}
