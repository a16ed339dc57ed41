import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Client } from '../api/client';
import { ApiError } from '../api/errors';
import { sentenceOf } from '../api/sentence';
import { login } from '../auth/login';
import { CaptchaImage } from './CaptchaImage';
import styles from './login.module.css';
import { TextField } from './TextField';
import { useCaptcha } from './useCaptcha';
import { type FieldName, firstWrong, type Problems, type Typed, validate } from './validate';
import type { Words } from './words';

interface LoginFormProps {
  readonly client: Client;
  readonly t: Words;
  /** What ended the last session, said until the next attempt. */
  readonly notice: string | undefined;
  onLoggedIn(): Promise<void>;
}

/** The form of section 2, "Login": one attempt at a time; a failed one costs the captcha and nothing else typed. */
export function LoginForm({ client, t, notice, onLoggedIn }: LoginFormProps) {
  const [typed, setTyped] = useState<Typed>({ account: '', password: '', captcha: '' });
  const [wrong, setWrong] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(client);
  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`#${name}`)?.focus();

  useEffect(() => {
    // On a phone this would push the keyboard over the page before anything was read.
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, []);

  async function attempt() {
    const ready = captcha.state.kind === 'ready' ? captcha.state.captcha : undefined;
    const problems = validate(typed, ready !== undefined);
    setWrong(problems);
    const first = firstWrong(problems);
    if (first) return focus(first);
    if (!ready) return;
    setFailure(undefined);
    try {
      const imgCode = typed.captcha.trim();
      const credentials = { username: typed.account.trim(), password: typed.password };
      await login(client, { ...credentials, imgCodeToken: ready.token, imgCode });
    } catch (error) {
      setFailure(error);
      setTyped((now) => ({ ...now, captcha: '' }));
      focus('captcha');
      return void captcha.refresh();
    }
    await onLoggedIn();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    await attempt();
    underway.current = false;
    setBusy(false);
  }

  const said = (name: FieldName) => {
    const problem = wrong[name];
    return problem && t[problem];
  };
  const box = (name: FieldName) => ({
    id: name,
    value: typed[name],
    readOnly: busy,
    error: said(name),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value });
      setWrong({ ...wrong, [name]: undefined });
    },
  });
  const alert = failure === undefined ? notice : sentenceOf(failure, t.errors);

  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={submit} onKeyDown={keepComposing}>
      {alert && !(busy && failure === undefined) && (
        <p role="alert" className={styles.alert}>
          {alert}
        </p>
      )}
      <TextField {...box('account')} label={t.account} type="text" autoComplete="username" maxLength={100} />
      <TextField
        {...box('password')}
        label={t.password}
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
      <TextField
        {...box('captcha')}
        error={
          said('captcha') ??
          (captcha.state.kind === 'failed' ? sentenceOf(captcha.state.error, t.errors) : undefined)
        }
        label={t.captcha}
        type="text"
        autoComplete="off"
        maxLength={20}
        beside={
          <CaptchaImage
            state={captcha.state}
            t={t}
            onRefresh={captcha.refresh}
            onBroken={() => captcha.fail(ApiError.of('malformed'))}
          />
        }
      />
      <button type="submit" className={styles.primary} aria-disabled={busy}>
        {busy ? t.loggingIn : t.login}
      </button>
    </form>
  );
}

/** The Enter that accepts what an input method composed is not meant for the form. */
function keepComposing(event: KeyboardEvent) {
  // Safari reports the end of composing before the key; 229 is then all that tells.
  const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
