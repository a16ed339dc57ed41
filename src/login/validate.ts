export type FieldName = 'account' | 'password' | 'captcha';
export type Typed = Readonly<Record<FieldName, string>>;

/** What is wrong with each box, as a key of the door's words. */
export type Problems = Partial<
  Record<FieldName, 'accountRequired' | 'passwordRequired' | 'captchaRequired' | 'captchaMissing'>
>;

const ORDER = ['account', 'password', 'captcha'] as const;

/**
 * The rules of section 5, "Login": all three are required. Blanks are no account and no captcha, but may be a password.
 * @param captchaShown whether there is a picture that what was typed can have been read from
 */
export function validate({ account, password, captcha }: Typed, captchaShown: boolean): Problems {
  const problems: Problems = {};
  if (!account.trim()) problems.account = 'accountRequired';
  if (!password) problems.password = 'passwordRequired';
  if (!captcha.trim()) problems.captcha = 'captchaRequired';
  else if (!captchaShown) problems.captcha = 'captchaMissing';
  return problems;
}

/** The first box that something is wrong with, from the top. */
export const firstWrong = (problems: Problems) => ORDER.find((name) => problems[name]);
