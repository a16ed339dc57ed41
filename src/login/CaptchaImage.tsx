import type { Captcha } from '../auth/sessionDef';
import type { Loaded } from '../useLoad';
import type { LoginWords } from '../words';
import styles from './login.module.css';

interface CaptchaImageProps {
  readonly state: Loaded<Captcha | undefined>;
  readonly t: LoginWords;
  onRefresh(): void;
  onBroken(): void;
}

/** The captcha's picture, as a button that loads another one, or retries if it failed to load. */
export function CaptchaImage({ state, t, onRefresh, onBroken }: CaptchaImageProps) {
  if (state.kind === 'failed') {
    return (
      <button type="button" className={`${styles.captcha} ${styles.captchaFailed}`} onClick={onRefresh}>
        {t.captchaFailed}
      </button>
    );
  }
  return (
    <button type="button" className={styles.captcha} aria-busy={state.kind === 'loading'} onClick={onRefresh}>
      {state.kind === 'ready' && state.value ? (
        <img src={state.value.image} alt={t.captchaImage} title={t.captchaImage} onError={onBroken} />
      ) : (
        <span>{t.captchaLoading}</span>
      )}
    </button>
  );
}
