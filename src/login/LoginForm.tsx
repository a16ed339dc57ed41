/** @jsxImportSource preact */
import type { TargetedEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import { sentenceOf } from '../api/sentence';
import { login } from '../auth/login';
import type { SessionDef, Typed } from '../auth/sessionDef';
import { keepComposing } from '../composing';
import type { ErrorWords, LoginWords } from '../words';
import { CaptchaImage } from './CaptchaImage';
import styles from './login.module.css';
import { TextField } from './TextField';
import { useCaptcha } from './useCaptcha';
import { firstWrong, type Problems, trimmed, validate } from './validate';

interface LoginFormProps {
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
export function LoginForm({ client, def, t, errors, notice, isSuccess, onLoggedIn }: LoginFormProps) {
  const { fields } = def;
  const names = Object.keys(fields);
  const [wrong, setWrong] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(client, def);
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
      await login(client, def, { typed: trimmed(fields, typed), captchaToken: ready?.token });
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

  async function submit(event: TargetedEvent<HTMLFormElement>) {
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
    <form ref={form} noValidate aria-busy={busy} onSubmit={submit} onKeyDown={keepComposing}>
      {alert && !(busy && failure === undefined) && (
        <p
          role="alert"
          className={`${styles.alert} ${isSuccess && failure === undefined ? styles.success : ''}`}
        >
          {alert}
        </p>
      )}
      {Object.entries(fields).map(([name, { kind, autoComplete = 'off', maxLength }]) => (
        <TextField
          key={name}
          id={name}
          label={t.fields[name]?.label ?? name}
          type={kind === 'captcha' ? 'text' : kind}
          autoComplete={autoComplete}
          maxLength={maxLength}
          readOnly={busy}
          error={problemOf(name) ?? (kind === 'captcha' ? unloaded : undefined)}
          onInput={() => setWrong((now) => ({ ...now, [name]: undefined }))}
          beside={
            kind === 'captcha' && (
              <CaptchaImage state={captcha.state} t={t} onRefresh={captcha.retry} onBroken={captcha.fail} />
            )
          }
        />
      ))}
      <button type="submit" className={styles.primary} aria-disabled={busy}>
        {busy ? t.loggingIn : t.login}
      </button>
    </form>
  );
}
