import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, CircularProgress } from '@mui/material';
import { use, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { Transfer } from '../../kit/transfers';
import { hasEnded } from '../../ui/transfers/runTransfers';
import { TransfersPopover } from './TransfersPopover';

/** Says how far the export is that is under way, and opens the list of all. */
export default function TransfersButton() {
  const { transfers, loadWords } = useConsole();
  use(loadWords('transfers'));
  const all = useSyncExternalStore(transfers.subscribe, transfers.get);
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const running = all.find(({ state }) => state === 'running');
  const percent = running && percentOf(running);
  const name = running?.task.name;
  const label = running
    ? translate(percent === undefined ? 'transfers.starting' : 'transfers.running', { name, percent })
    : translate('transfers.ended', { smart_count: all.filter(hasEnded).length });
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={label}
        title={label}
        startIcon={<Ring isRunning={running !== undefined} percent={percent} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: 1 }}
      >
        {percent === undefined ? translate('transfers.name') : `${percent}%`}
      </Button>
      {anchor && <TransfersPopover all={all} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}

/** How much of a transfer's rows was read; `undefined` until it is known how many there are. */
const percentOf = ({ done, total }: Transfer) =>
  total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : undefined;

interface RingProps {
  readonly isRunning: boolean;
  readonly percent: number | undefined;
}

/** The icon with its progress around it, which says it on a phone, too. */
function Ring({ isRunning, percent }: RingProps) {
  return (
    <Box component="span" sx={{ position: 'relative', display: 'flex', mr: { sm: isRunning ? 0.75 : 0 } }}>
      <DownloadIcon fontSize="small" />
      {isRunning && (
        <CircularProgress
          aria-hidden
          color="primary"
          size={28}
          thickness={3}
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          value={percent}
          sx={{ position: 'absolute', top: -4, left: -4 }}
        />
      )}
    </Box>
  );
}
