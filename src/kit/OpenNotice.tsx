import { Alert, type AlertProps, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NEW_TAB } from './newTab';

interface OpenNoticeProps extends Pick<AlertProps, 'onClose'> {
  /** Already through `safeUrl`. */
  readonly url: string;
  /** Why it wasn't saved, as an i18n key. */
  readonly reason?: string;
}

/** Says that a file couldn't be saved, by default because its server sends it to be shown, and links to it. */
export function OpenNotice({ url, reason = 'list.notSaved', ...props }: OpenNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" variant="filled" {...props}>
      {translate(reason)}{' '}
      <Link href={url} color="inherit" {...NEW_TAB}>
        {translate('list.openFile')}
      </Link>
    </Alert>
  );
}
