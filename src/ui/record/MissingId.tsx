import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

interface MissingIdProps {
  /** The resource's name, if the record was opened by an address, which can be left for the list; otherwise its row lacks the id. */
  readonly addressOf?: string;
}

/** Says that a record can't be loaded, as its id is missing. */
export function MissingId({ addressOf }: MissingIdProps) {
  const translate = useTranslate();
  const message = addressOf
    ? translate(`resources.${addressOf}.missing`, { _: translate('show.missing') })
    : translate('list.lacking');
  return <Alert severity="warning">{message}</Alert>;
}
