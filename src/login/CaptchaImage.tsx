import type { LoginWords } from '../words';
import styles from './login.module.css';
import type { CaptchaState } from './useCaptcha';

interface CaptchaImageProps {
  readonly state: CaptchaState;
  readonly t: LoginWords;
  onRefresh(): void;
  onBroken(): void;
}

/** The captcha's picture: a button for another one, or for a retry where it could not be loaded. */
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
      {state.kind === 'ready' ? (
        <img src={state.captcha.image} alt={t.captchaImage} title={t.captchaImage} onError={onBroken} />
      ) : (
        <span>{t.captchaLoading}</span>
      )}
    </button>
  );
}
