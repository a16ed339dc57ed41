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

/** What a guesser of this service tries first. `PASSWORD_WORDS` adds those of the organisation. */
const serviceWords: readonly string[] = [
  ...['evidence', 'console', 'forensics', 'notarization', 'notary', 'blockchain', 'certificate'],
  ...['administrator', 'admin', 'reviewer', 'finance', 'manager'],
  ...['shujuzhengju', 'zhengju', 'cunzheng', 'gongzheng', 'quzheng', 'baoquan', 'shenhe', 'guanliyuan'],
  ...['证据', '存证', '公证', '取证', '保全', '区块链', '审核', '财务', '管理员', '后台'],
];

/** The account that a password is for: its own words are guessed first, too. */
interface PasswordOwner {
  readonly username: string;
  readonly realname: string;
  readonly mobile: string;
}

/** What a password is besides words that a guesser knows. */
function withoutWords(
  password: string,
  { username, realname, mobile }: PasswordOwner,
  words: readonly string[],
): string {
  const own = [username, username.split('@')[0] ?? '', realname, mobile];
  return [...own, ...words, ...serviceWords]
    .filter((word) => word.length > 2 || /\p{Script=Han}{2}/u.test(word))
    .reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
}

/** What a host has set about passwords. */
interface PasswordPolicy {
  readonly passwordRule?: PasswordRule;
  readonly passwordWords?: readonly string[];
}

/** Refuses a new password that the rule doesn't allow. */
export function checkPassword(
  { passwordRule = 'contract', passwordWords = [] }: PasswordPolicy,
  password: string,
  owner: PasswordOwner,
  form: keyof typeof contract = 'printable',
): void {
  if (passwordRule === 'contract') {
    if (!contract[form].test(password)) throw malformed('请输入不超过30个字符的数字和字母的组合');
    return;
  }
  const length = [...password].length;
  if (length < shortest || length > longest) throw malformed(`密码应为${shortest}到${longest}个字符`);
  if (mostUsed.has(password.toLowerCase())) throw malformed('这个密码太常见，请换一个');
  if ([...withoutWords(password, owner, passwordWords)].length < shortest)
    throw malformed(`除去账号、姓名和业务用语，密码仍应有${shortest}个字符`);
}
