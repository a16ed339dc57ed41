import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import VerifyIcon from '@mui/icons-material/FactCheckOutlined';
import FactorsIcon from '@mui/icons-material/GavelOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, CircularProgress, Paper, Typography } from '@mui/material';
import { BusyButton, LoadingBar } from 'declared-console/ui';
import { useTranslate } from 'react-admin';

/** The id of the page section for verifying a file. */
export const VERIFY = 'verify';

interface ToolbarProps {
  readonly title: string;
  /** Whether the certificate has loaded, to be printed and downloaded. */
  readonly isReady: boolean;
  readonly isAsking: boolean;
  readonly onDownload: () => void;
  readonly onHistory: () => void;
  /** Whether the sheet of what courts ask about is shown; and shows or hides it. */
  readonly showsFactors: boolean;
  readonly onFactors: () => void;
}

/** The actions on a certificate; never printed. */
export function Toolbar({
  title,
  isReady,
  isAsking,
  onDownload,
  onHistory,
  showsFactors,
  onFactors,
}: ToolbarProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`pages.certificate.${key}`);
  return (
    <Paper component="header" square elevation={0} sx={bar}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {/* Once the paper is shown, its title is the page's heading. */}
        <Typography component={isReady ? 'p' : 'h1'} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{words('printNotice')}</Typography>
      </Box>
      <LoadingBar />
      <Box role="toolbar" aria-label={words('toolbar')} sx={buttons}>
        <BusyButton
          variant="contained"
          startIcon={isAsking ? <CircularProgress aria-hidden color="inherit" size={16} /> : <DownloadIcon />}
          disabled={!isReady}
          isBusy={isAsking}
          onClick={onDownload}
        >
          {words('download')}
        </BusyButton>
        <Button variant="outlined" startIcon={<VerifyIcon />} disabled={!isReady} onClick={goToVerification}>
          {words('verify')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<HistoryIcon />}
          aria-haspopup="dialog"
          disabled={!isReady}
          onClick={onHistory}
        >
          {words('history')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<FactorsIcon />}
          aria-expanded={showsFactors}
          aria-controls={showsFactors ? 'factors' : undefined}
          disabled={!isReady}
          onClick={onFactors}
        >
          {words('factors.title')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<PrintIcon />}
          disabled={!isReady}
          onClick={() => window.print()}
        >
          {words('print')}
        </Button>
      </Box>
    </Paper>
  );
}

function goToVerification() {
  const panel = document.getElementById(VERIFY);
  panel?.scrollIntoView({ block: 'center' });
  panel?.querySelector<HTMLElement>('input, button')?.focus();
}

const bar = {
  position: { xs: 'relative', sm: 'sticky' },
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 1.5, sm: 2.5 },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  // A double click on a button would select a word beside it.
  userSelect: 'none',
  '@media print': { display: 'none' },
} as const;
const buttons = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  width: { xs: 1, sm: 'auto' },
  gap: 1,
};
