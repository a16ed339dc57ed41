import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../api/errors';
import { Folded } from '../../kit/Abbreviated';
import styles from './home.module.css';

interface FigureFailedProps {
  readonly error: unknown;
  /** How many numbers of a chart are missing, if it is shown without them. */
  readonly missing?: number;
  readonly onRetry: () => void;
}

/** Says at a figure why it isn't known, with a retry. */
export function FigureFailed({ error, missing, onRetry }: FigureFailedProps) {
  const translate = useTranslate();
  const message = messageOf(error);
  const why = translate(message, { _: message });
  return (
    <div role="alert" className={styles.failed}>
      <span>
        <Folded
          text={missing ? `${translate('home.some', { smart_count: missing })} · ${why}` : why}
          copies
        />
      </span>
      <Button color="inherit" onClick={onRetry}>
        {translate('errors.retry')}
      </Button>
    </div>
  );
}
