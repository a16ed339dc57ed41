import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { NEW_TAB } from 'declared-console';
import { useConsole } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import { productSettings } from '../../settings';
import { explorerUrl } from '../explorerUrl';
import { Part } from './Part';
import { PrintedUrl } from './PrintedUrl';

/** Explains the blockchain hash and what it proves, and links to where everyone can look it up. */
export function ChainPart({ hash }: { hash: string | undefined }) {
  const translate = useTranslate();
  const { settings } = useConsole();
  const words = (key: string) => translate(`pages.certificate.chain.${key}`);
  const url = explorerUrl(hash, productSettings(settings));
  return (
    <Part name="chain">
      <Box sx={{ breakInside: 'avoid' }}>
        <Typography variant="body2">{words(hash ? 'explain' : 'none')}</Typography>
        {url && (
          <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
            <Link href={url} {...NEW_TAB} sx={link}>
              {words('open')}
              <Box component="span" sx={visuallyHidden}>
                {words('newWindow')}
              </Box>
              <OpenIcon aria-hidden sx={{ fontSize: 16 }} />
            </Link>
            <PrintedUrl url={url} />
          </Typography>
        )}
      </Box>
    </Part>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 24,
  '@media (pointer: coarse)': { minHeight: 44 },
};
