import { sentenceOf } from '../api/sentence';
import type { UnreadEntry } from '../auth/menu';
import type { ErrorWords, LoginWords } from '../words';
import styles from './login.module.css';

/** Why a user who is logged in is still here. */
export type Obstacle =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'noMenu'; readonly unread: readonly UnreadEntry[] };

interface EnteringProps {
  readonly t: LoginWords;
  readonly errors: ErrorWords;
  readonly obstacle: Obstacle | undefined;
  onRetry(): void;
  onLeave(): void;
}

/** Between login and console: the menu is being loaded, or failed to load. */
export function Entering({ t, errors, obstacle, onRetry, onLeave }: EnteringProps) {
  if (!obstacle) return <output className={styles.entering}>{t.entering}</output>;
  return (
    <div className={styles.obstacle}>
      <div role="alert" className={styles.alert}>
        <strong>{obstacle.kind === 'failed' ? t.menuFailed : t.noMenu}</strong>
        {obstacle.kind === 'failed' && <span>{sentenceOf(obstacle.error, errors)}</span>}
        {obstacle.kind === 'noMenu' && obstacle.unread.length > 0 && (
          <>
            <span>{t.unread.title}</span>
            <ul>
              {obstacle.unread.map(({ name, reason }) => (
                <li key={`${name} ${reason}`}>{`${name} – ${t.unread[reason]}`}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" className={styles.primary} onClick={onRetry}>
        {t.retry}
      </button>
      <button type="button" className={styles.plain} onClick={onLeave}>
        {t.otherAccount}
      </button>
    </div>
  );
}
