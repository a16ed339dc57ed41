import { session } from '@resources/session';
import { describe, expect, it } from 'vitest';
import { firstWrong, trimmed, validate } from '../../../src/login/validate';

const { fields } = session;

const filled = { account: 'admin', password: ' ', captcha: '1234' };

describe('the login form', () => {
  it('requires account, password and captcha', () => {
    const problems = validate(fields, { account: ' ', password: '', captcha: '\t' }, true);
    expect(problems).toEqual({
      account: 'required',
      password: 'required',
      captcha: 'required',
    });
    expect(firstWrong(fields, problems)).toBe('account');
  });

  it('accepts complete input, including a password of blanks', () => {
    expect(validate(fields, filled, true)).toEqual({});
    expect(firstWrong(fields, {})).toBeUndefined();
  });

  it('sends nothing without a captcha picture', () => {
    expect(validate(fields, filled, false)).toEqual({ captcha: 'captchaMissing' });
  });

  it('trims what was typed, except the password', () => {
    const typed = { account: ' admin ', password: ' p ', captcha: ' 1234\t' };
    expect(trimmed(fields, typed)).toEqual({ account: 'admin', password: ' p ', captcha: '1234' });
  });

  it('focuses the first invalid input from the top', () => {
    expect(firstWrong(fields, { captcha: 'required', password: 'required' })).toBe('password');
  });
});
