import { Box, createTheme, Paper, ThemeProvider, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useThemesContext, useTranslate } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import { answersOf, type FactorAnswer, gapsIn } from './answersOf';
import { factors } from './factors';

const WORDS = 'pages.certificate.factors';

/**
 * What courts ask about, and what a certificate says of it: a sheet beside the certificate, printed after it. White in both themes,
 * as paper.
 */
export default function FactorsSheet({ record }: { readonly record: CertificateRow }) {
  const translate = useTranslate();
  const { lightTheme } = useThemesContext();
  const theme = useMemo(() => createTheme(lightTheme), [lightTheme]);
  const all = answersOf(record, translate);
  const gaps = gapsIn(all, translate);
  return (
    <ThemeProvider theme={theme}>
      <Paper
        component="article"
        variant="outlined"
        className="certificate-paper white-paper"
        aria-labelledby="factors-title"
        sx={sheet}
      >
        <Typography variant="h2" id="factors-title" tabIndex={-1} sx={{ fontSize: 22, mb: 0.5, outline: 0 }}>
          {translate(`${WORDS}.title`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${WORDS}.intro`)}
        </Typography>
        <Box component="section" sx={part}>
          <Typography variant="h3" sx={heading}>
            {translate(`${WORDS}.gaps`)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(gaps.length > 0 ? `${WORDS}.gapsHint` : `${WORDS}.noGaps`)}
          </Typography>
          {gaps.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {gaps.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </Box>
          )}
        </Box>
        {all.map((answer) => (
          <Factor key={answer.name} {...answer} />
        ))}
      </Paper>
    </ThemeProvider>
  );
}

/** One factor: what is known of it, its articles, where that comes from and how to check it again. */
function Factor({ name, told }: FactorAnswer) {
  const translate = useTranslate();
  const words = (key: string) => translate(`${WORDS}.${key}`);
  return (
    <Box component="section" sx={part}>
      <Typography variant="h3" sx={heading}>
        {words(`names.${name}`)}
      </Typography>
      <Box component="dl" sx={facts}>
        {told.map(({ label, value, isHash }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isHash ? 'hash' : undefined}>{value ?? <Missing>{words('missing')}</Missing>}</dd>
          </div>
        ))}
      </Box>
      <Box component="dl" sx={{ ...facts, ...notes }}>
        <div>
          <dt>{words('basis')}</dt>
          <dd>
            {factors[name].articles.map((article) => (
              <div key={article}>{words(`articles.${article}`)}</div>
            ))}
          </dd>
        </div>
        <div>
          <dt>{words('source')}</dt>
          <dd>{words(`sources.${name}`)}</dd>
        </div>
        <div>
          <dt>{words('repeat')}</dt>
          <dd>{words(`repeats.${name}`)}</dd>
        </div>
      </Box>
    </Box>
  );
}

function Missing({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
      {children}
    </Box>
  );
}

const sheet = {
  p: { xs: 2, sm: 4 },
  mt: 2,
  colorScheme: 'light',
  '@media print': { p: 0, mt: 0, border: 0, borderRadius: 0, breakBefore: 'page' },
};
const part = { mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' };
const heading = { fontSize: 16, fontWeight: 600, mb: 0.5, breakAfter: 'avoid' };
const facts = {
  m: 0,
  display: 'grid',
  gap: 0.5,
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' }, columnGap: 1.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& .hash': { fontFamily: 'monospace' },
};
const notes = { mt: 0.75, fontSize: 13, '& dd': { m: 0, color: 'text.secondary' } };
