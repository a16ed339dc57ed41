import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { IconButton } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from './copyText';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, in words: part of the button's name. */
  readonly what: string;
}

/**
 * Copies a text and says so, or that the browser refused.
 * @example <CopyButton text={row.id} what="the tool's number" />
 */
export function CopyButton({ text, what }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const name = `${translate('shell.copy')} ${what}`;

  async function copy() {
    if (await copyText(text)) notify('shell.copied', { type: 'info' });
    else notify('shell.copyFailed', { type: 'warning' });
  }

  return (
    <IconButton size="small" aria-label={name} title={name} onClick={copy}>
      <CopyIcon fontSize="inherit" />
    </IconButton>
  );
}
