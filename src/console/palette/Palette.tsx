import { Dialog } from '@mui/material';
import { use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { Waiting } from '../../kit/Waiting';
import { lazyChunk } from '../../lazyChunk';
import { useAskedLogout } from '../useAskedLogout';
import { Search } from './Search';
import type { OpenList } from './useCommands';

const ExportDialog = lazyChunk(() => import('../../ui/export/ExportDialog'));

export interface PaletteProps {
  readonly onClose: () => void;
}

/**
 * The command palette: finds menu entries and people by name, and numbers in the lists that know them, and does what the account
 * may do. What it does with a dialog of its own takes its place.
 */
export default function Palette({ onClose }: PaletteProps) {
  const translate = useTranslate();
  const [exported, setExported] = useState<OpenList>();
  const { leave, question } = useAskedLogout(onClose);
  const [isLeaving, setLeaving] = useState(false);
  async function logOut() {
    setLeaving(true);
    await leave().finally(() => setLeaving(false));
  }
  if (exported)
    return (
      <Deferred onClose={onClose}>
        <ExportDialog {...exported} onClose={onClose} />
      </Deferred>
    );
  if (question) return question;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isLeaving ? undefined : onClose}
      slotProps={{ paper: { 'aria-label': translate('shell.palette') } }}
      sx={atTheTop}
    >
      {/* Nothing else can be begun, and no Escape hides what is asked then. */}
      {isLeaving ? <Waiting /> : <Loaded onClose={onClose} onExport={setExported} onLogout={logOut} />}
    </Dialog>
  );
}

function Loaded(props: Parameters<typeof Search>[0]) {
  use(useConsole().loadWords('palette'));
  return <Search {...props} />;
}

const atTheTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
