import { describe, expect, it } from 'vitest';
import { firstWrong, validate } from '@/login/validate';

const filled = { account: 'admin', password: ' ', captcha: '1234' };

describe('the login form', () => {
  it('requires account, password and captcha, each with its own message', () => {
    const problems = validate({ account: ' ', password: '', captcha: '\t' }, true);
    expect(problems).toEqual({
      account: 'accountRequired',
      password: 'passwordRequired',
      captcha: 'captchaRequired',
    });
    expect(firstWrong(problems)).toBe('account');
  });

  it('takes what is filled in, a password of blanks included', () => {
    expect(validate(filled, true)).toEqual({});
    expect(firstWrong({})).toBeUndefined();
  });

  it('sends nothing for a picture that is not there', () => {
    expect(validate(filled, false)).toEqual({ captcha: 'captchaMissing' });
  });

  it('points to the first box from the top', () => {
    expect(firstWrong({ captcha: 'captchaRequired', password: 'passwordRequired' })).toBe('password');
  });
});
