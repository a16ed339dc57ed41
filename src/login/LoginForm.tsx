import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import { sentenceOf } from '../api/sentence';
import type { SessionProvider } from '../auth/authProvider';
import type { SessionDef, Typed } from '../auth/sessionDef';
import { keepComposing } from '../composing';
import { described, FieldFrame } from '../kit/FieldFrame';
import { useLoad } from '../useLoad';
import type { ErrorWords, LoginWords } from '../words';
import { CaptchaImage } from './CaptchaImage';
import styles from './login.module.css';
import { firstWrong, type Problems, trimmed, validate } from './validate';

interface LoginFormProps {
  readonly authProvider: SessionProvider;
  /** Asks for the captcha. */
  readonly client: Client;
  readonly def: SessionDef;
  readonly t: LoginWords;
  readonly errors: ErrorWords;
  /** Why the last session ended; shown until the next attempt. */
  readonly notice: string | undefined;
  /** Whether it ended because something succeeded. */
  readonly isSuccess: boolean;
  onLoggedIn(): Promise<void>;
}

/** The declared fields. One attempt at a time; a failed one clears the captcha and nothing else. */
export function LoginForm({
  authProvider,
  client,
  def,
  t,
  errors,
  notice,
  isSuccess,
  onLoggedIn,
}: LoginFormProps) {
  const { fields } = def;
  const names = Object.keys(fields);
  const [wrong, setWrong] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const captcha = useLoad(
    useCallback(async (signal: AbortSignal) => def.captcha?.(client, signal), [client, def]),
  );
  const captchaName = names.find((name) => fields[name]?.kind === 'captcha');
  const input = (name: string) => form.current?.querySelector<HTMLInputElement>(`#${name}`);

  useEffect(() => {
    // On a phone this would open the keyboard over the page before anything was read.
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, []);

  async function attempt(typed: Typed) {
    const ready = captcha.state.kind === 'ready' ? captcha.state.value : undefined;
    const problems = validate(fields, typed, ready !== undefined);
    setWrong(problems);
    const first = firstWrong(fields, problems);
    if (first) return input(first)?.focus();
    setFailure(undefined);
    try {
      await authProvider.login({ typed: trimmed(fields, typed), captchaToken: ready?.token });
    } catch (error) {
      setFailure(error);
      const solution = captchaName && input(captchaName);
      if (!solution) return;
      solution.value = '';
      solution.focus();
      return void captcha.retry();
    }
    await onLoggedIn();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underway.current) return;
    // Read now: a password manager may fill the fields in without an event, or submit before anything is rendered.
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Typed;
    underway.current = true;
    setBusy(true);
    await attempt(typed);
    underway.current = false;
    setBusy(false);
  }

  const undrawn = () => captcha.fail(ApiError.of('malformed'));
  const problemOf = (name: string) => {
    const problem = wrong[name];
    if (problem === 'required') return t.fields[name]?.required;
    return problem && captcha.state.kind !== 'ready' ? t.captchaMissing : undefined;
  };
  // There is no session yet that could have expired: with such a code a server also refuses a wrong password.
  const sentence = (error: unknown) => (error instanceof ApiError && error.said) || sentenceOf(error, errors);
  const unloaded = captcha.state.kind === 'failed' ? sentence(captcha.state.error) : undefined;
  const alert = failure === undefined ? notice : sentence(failure);

  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy}
      onSubmit={submit}
      onKeyDown={({ nativeEvent }) => keepComposing(nativeEvent)}
    >
      {alert && !(busy && failure === undefined) && (
        <p
          role="alert"
          className={`${styles.alert} ${isSuccess && failure === undefined ? styles.success : ''}`}
        >
          {alert}
        </p>
      )}
      {Object.entries(fields).map(([name, { kind, autoComplete = 'off', maxLength }]) => {
        const error = problemOf(name) ?? (kind === 'captcha' ? unloaded : undefined);
        return (
          <FieldFrame
            key={name}
            id={name}
            label={t.fields[name]?.label ?? name}
            look={styles}
            helperText={error && <span role="status">{error}</span>}
          >
            <input
              {...described(name, error !== undefined, error)}
              name={name}
              type={kind === 'captcha' ? 'text' : kind}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={maxLength}
              readOnly={busy}
              aria-required="true"
              onInput={() => setWrong((now) => ({ ...now, [name]: undefined }))}
            />
            {kind === 'captcha' && (
              <CaptchaImage state={captcha.state} t={t} onRefresh={captcha.retry} onBroken={undrawn} />
            )}
          </FieldFrame>
        );
      })}
      <button type="submit" className={styles.primary} aria-disabled={busy}>
        {busy ? t.loggingIn : t.login}
      </button>
    </form>
  );
}
