import { Alert, type AlertProps, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NEW_TAB } from './newTab';

interface OpenNoticeProps extends Pick<AlertProps, 'onClose'> {
  /** Already through `safeUrl`. */
  readonly url: string;
}

/** Says that a file couldn't be saved, because its server sends it to be shown, and links to it. */
export function OpenNotice({ url, ...props }: OpenNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" variant="filled" {...props}>
      {translate('list.notSaved')}{' '}
      <Link href={url} color="inherit" {...NEW_TAB}>
        {translate('list.openFile')}
      </Link>
    </Alert>
  );
}
