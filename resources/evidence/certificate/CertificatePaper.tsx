import { Box, createTheme, Paper, ThemeProvider, Typography } from '@mui/material';
import { useConsole } from 'declared-console/ui';
import { useMemo } from 'react';
import { useThemesContext, useTranslate } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import { productSettings } from '../../settings';
import { ChainPart } from './ChainPart';
import { CustodyPart, type HistoryQuery } from './CustodyPart';
import { certificateCode } from './certificateCode';
import type { CertificateId } from './certificateId';
import { ForensicsPart } from './ForensicsPart';
import { HashPart } from './HashPart';
import type { CertificateKind } from './kinds';
import { PreviewPart } from './PreviewPart';
import { PrintedUrl } from './PrintedUrl';
import { QrLink } from './QrLink';
import './print.css';
import { usePaperMargins } from './usePaperMargins';

interface CertificatePaperProps {
  readonly kind: CertificateKind;
  readonly id: CertificateId;
  readonly record: CertificateRow;
  readonly history: HistoryQuery;
}

/** The certificate itself, which is also what is printed. It looks like paper: white in both themes. */
export function CertificatePaper({ kind, id, record, history }: CertificatePaperProps) {
  const translate = useTranslate();
  const { settings } = useConsole();
  const { lightTheme } = useThemesContext();
  const theme = useMemo(() => createTheme(lightTheme), [lightTheme]);
  const label = translate(`pages.certificate.numbers.${id.number ? kind.number : 'identifier'}`);
  const name = id.number ?? id.identifier;
  const code = certificateCode(id.identifier, record.blockchain_hash, productSettings(settings));
  usePaperMargins(`${label} ${name}`);
  return (
    <ThemeProvider theme={theme}>
      <Paper component="article" variant="outlined" className="certificate-paper white-paper" sx={paper}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h1" sx={{ fontSize: 26, letterSpacing: 1 }}>
              {translate(`pages.certificate.${kind.title}`)}
            </Typography>
            <Typography sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ display: 'inline-block', color: 'text.secondary', mr: 1 }}>
                {label}
              </Box>
              {/* Never broken: it moves to its own line if there is no room next to its label. */}
              <Box component="span" sx={{ display: 'inline-block', fontWeight: 600 }}>
                {name}
              </Box>
            </Typography>
            {!id.number && (
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', '@media print': { display: 'none' } }}
              >
                {translate('pages.certificate.askedByIdentifier')}
              </Typography>
            )}
            {code && (
              <Box sx={{ mt: 1 }}>
                <PrintedUrl url={code.url} />
              </Box>
            )}
          </Box>
          {code && <QrLink {...code} />}
        </Box>
        <HashPart record={record} />
        <PreviewPart record={record} />
        <ChainPart hash={record.blockchain_hash} />
        <ForensicsPart record={record} />
        <CustodyPart record={record} id={id} history={history} />
      </Paper>
    </ThemeProvider>
  );
}

const paper = {
  p: { xs: 2, sm: 4 },
  colorScheme: 'light',
  '@media print': { p: 0, border: 0, borderRadius: 0 },
};
