import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useConsole } from '../../ui/ConsoleContext';
import { EMPTY } from '../../ui/format';
import type { NotarizationDetail } from './notarizationDetail';

const documents = ['applyUrlPdf', 'adviceUrlPdf', 'tellUrlPdf', 'notesUrlPdf'] as const;

/** The application's documents, each opened in a new tab. */
export function Documents({ detail }: { detail: NotarizationDetail }) {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  const given = documents.filter((name) => detail[name]);
  if (given.length === 0) return <>{EMPTY}</>;
  return (
    <Stack component="ul" direction="row" useFlexGap sx={list}>
      {given.map((name) => {
        const label = translate(`review.notarization.fields.${name}`);
        const url = safeUrl(detail[name]);
        return (
          <li key={name}>
            {url ? (
              <Link href={url} target="_blank" rel="noopener noreferrer" underline="hover" sx={link}>
                <PdfIcon aria-hidden fontSize="small" />
                {label}
              </Link>
            ) : (
              <Typography
                color="error"
                component="span"
              >{`${label} · ${translate('errors.unsafeUrl')}`}</Typography>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

const list = { flexWrap: 'wrap', columnGap: 3, rowGap: 1, listStyle: 'none', m: 0, p: 0 };
const link = { fontSize: 14, display: 'inline-flex', alignItems: 'center', gap: 0.5 };
