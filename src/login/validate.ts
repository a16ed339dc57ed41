import type { LoginField, SessionDef, Typed } from '../auth/sessionDef';

/** What is wrong with each field; `captchaMissing` means that there was no picture yet to read. */
export type Problems = Readonly<Record<string, 'required' | 'captchaMissing' | undefined>>;

/**
 * All fields are required. Blanks alone are no account and no captcha, but may be a password.
 * @param captchaShown whether the captcha's picture is shown
 */
export function validate(fields: SessionDef['fields'], typed: Typed, captchaShown: boolean): Problems {
  const sent = trimmed(fields, typed);
  const problemOf = (name: string, kind: LoginField['kind']) => {
    if (!sent[name]) return 'required';
    return kind === 'captcha' && !captchaShown ? 'captchaMissing' : undefined;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, problemOf(name, kind)]));
}

/** What was typed, as it is sent: trimmed, except passwords. */
export const trimmed = (fields: SessionDef['fields'], typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const text = typed[name] ?? '';
      return [name, kind === 'password' ? text : text.trim()];
    }),
  );

/** The first field with a problem, from the top. */
export const firstWrong = (fields: SessionDef['fields'], problems: Problems) =>
  Object.keys(fields).find((name) => problems[name]);
