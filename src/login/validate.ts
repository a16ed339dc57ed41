import type { LoginField, SessionDef, Typed } from '../auth/sessionDef';

/** What is wrong with each box; `captchaMissing` is a captcha that no picture can have been read from. */
export type Problems = Readonly<Record<string, 'required' | 'captchaMissing' | undefined>>;

/**
 * All boxes are required. Blanks are no account and no captcha, but may be a password.
 * @param captchaShown whether there is a picture that what was typed can have been read from
 */
export function validate(fields: SessionDef['fields'], typed: Typed, captchaShown: boolean): Problems {
  const sent = trimmed(fields, typed);
  const problemOf = (name: string, kind: LoginField['kind']) => {
    if (!sent[name]) return 'required';
    return kind === 'captcha' && !captchaShown ? 'captchaMissing' : undefined;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, problemOf(name, kind)]));
}

/** What was typed as it is sent: without blanks around it, passwords apart. */
export const trimmed = (fields: SessionDef['fields'], typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const text = typed[name] ?? '';
      return [name, kind === 'password' ? text : text.trim()];
    }),
  );

/** The first box that something is wrong with, from the top. */
export const firstWrong = (fields: SessionDef['fields'], problems: Problems) =>
  Object.keys(fields).find((name) => problems[name]);
