import { dictionary } from '@zxcvbn-ts/language-common';
import { malformed } from '../http/refusal';

/** What passwords may be: what the contract says, or anything long that few others use. */
export type PasswordRule = 'contract' | 'long';

/** The contract's two rules; an account's edit form allows other signs, too. */
const contract = {
  lettersAndDigits: /^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]{2,30}$/,
  printable: /^(?=.*\d)(?=.*[A-Za-z])[\x21-\x7e]{2,30}$/,
};

const shortest = 8;
const longest = 64;
/** The list is sorted by how often they are used. */
const mostUsed = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Refuses a new password that the rule doesn't allow. */
export function checkPassword(
  rule: PasswordRule = 'contract',
  password: string,
  form: keyof typeof contract = 'printable',
): void {
  if (rule === 'contract') {
    if (!contract[form].test(password)) throw malformed('请输入不超过30个字符的数字和字母的组合');
    return;
  }
  const length = [...password].length;
  if (length < shortest || length > longest) throw malformed(`密码应为${shortest}到${longest}个字符`);
  if (mostUsed.has(password.toLowerCase())) throw malformed('这个密码太常见，请换一个');
}
