import { CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import styles from './Waiting.module.css';

/**
 * A spinner in place of what is being loaded, once that takes long enough to be noticed.
 * @example <Deferred fallback={<Waiting />}><EmbeddedList name="desk/loans" params={{}} /></Deferred>
 */
export function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('list.loading')} className={styles.waiting}>
      <CircularProgress aria-hidden size={28} />
    </div>
  );
}
