import FileIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { valueAt } from '@/schema/fields';
import type { AnyShown } from '@/schema/resource';
import { useConsole } from '../../ConsoleContext';
import { EMPTY } from '../../format';

interface FilesProps {
  readonly fields: readonly string[];
  readonly record: AnyShown;
  /** The i18n key under which the labels stand. */
  readonly words: string;
}

/** The documents that a record carries, each opened in a new tab. */
export function Files({ fields, record, words }: FilesProps) {
  const translate = useTranslate();
  const { safeUrl } = useConsole();
  const given = fields.filter((path) => valueAt(record, path));
  if (given.length === 0) return EMPTY;
  return (
    <Stack component="ul" direction="row" useFlexGap sx={list}>
      {given.map((path) => {
        const label = translate(`${words}.fields.${path}`);
        const url = safeUrl(valueAt(record, path));
        return (
          <li key={path}>
            {url ? (
              <Link href={url} target="_blank" rel="noopener noreferrer" underline="hover" sx={link}>
                <FileIcon aria-hidden fontSize="small" />
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
