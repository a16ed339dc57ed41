import FileIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Link, Stack, Typography } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DocumentProps } from '../../../application';
import { useConsole } from '../../../kit/ConsoleContext';
import { Deferred } from '../../../kit/Deferred';
import { EMPTY } from '../../../kit/format';
import { NEW_TAB } from '../../../kit/newTab';
import { lazyChunk } from '../../../lazyChunk';
import { valueAt } from '../../../model/paths';
import type { AnyShown } from '../../../schema/resource';
import { useNoteViewed } from '../../pictures/viewedFiles';

const DocumentDialog = lazyChunk(() => import('../../pictures/DocumentDialog'));

interface FilesProps {
  readonly fields: readonly string[];
  readonly record: AnyShown;
  /** The i18n key of the labels. */
  readonly words: string;
}

/** The documents of a record, with a dash for those that are missing; opened in a dialog if the application has a viewer, otherwise in a new tab. */
export function Files({ fields, record, words }: FilesProps) {
  const translate = useTranslate();
  const { safeUrl, parts } = useConsole();
  const note = useNoteViewed();
  const [opened, setOpened] = useState<DocumentProps>();
  const close = () => setOpened(undefined);
  if (!fields.some((path) => valueAt(record, path))) return EMPTY;
  /** Clicks with a modifier key are left to the browser: a new tab, a new window, a download. */
  function show(event: MouseEvent, document: DocumentProps) {
    note(document.url, 'opened');
    if (!parts.viewer || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(document);
  }
  return (
    <Stack component="ul" direction="row" useFlexGap sx={list}>
      {fields.map((path) => {
        const label = translate(`${words}.fields.${path}`);
        const value = valueAt(record, path);
        if (!value) return <li key={path}>{`${label} ${EMPTY}`}</li>;
        const url = safeUrl(value);
        return (
          <li key={path}>
            {url ? (
              <Link
                href={url}
                {...NEW_TAB}
                aria-haspopup={parts.viewer && 'dialog'}
                onClick={(event) => show(event, { url, title: label })}
                underline="hover"
                sx={link}
              >
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
      {opened && (
        <Deferred onClose={close}>
          <DocumentDialog {...opened} onClose={close} />
        </Deferred>
      )}
    </Stack>
  );
}

const list = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: 14,
};
const link = {
  fontSize: 14,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 24,
  '@media (pointer: coarse)': { minHeight: 44 },
};
