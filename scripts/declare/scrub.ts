import { idDigit } from '../../resources/checks.ts';
import { isObject } from '../../src/schema/fields.ts';

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const ID_NUMBER = /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;
const BANK_CARD = /(?<!\d)[3-6]\d{15,18}(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const URL_TEXT = /^https?:\/\/\S+$/;
/** Keys of what is a person's, or secret, whatever it looks like. */
const NAME =
  /(?:^by$|real_?name|user_?name|nick_?name|contact|linkman|operator|creator|owner|verifier|receiver|author|admin|person|applicant|approver|assignee|auditor|buyer|checker|claimant|complainant|consignee|customer|examiner|handler|holder|member|patient|payee|payer|plaintiff|reporter|reviewer|seller|sender|student|teacher|(?:check|audit|review|verify|deal)_?user)(?:_?name)?$/i;
const SECRET = /(?:token|password|passwd|secret|authorization|cookie|api_?key)$/i;
const ADDRESS = /address$/i;
/** Keys of a record that is a person's, and what a name in it looks like. */
const PERSON =
  /user|buyer|seller|person|customer|member|contact|owner|admin|staff|operator|applicant|receiver|payer/i;
const PERSONAL = /^(?:mobile|phone|tel|id_?card|id_?no|email)/i;
const CHINESE_NAME = /^\p{Script=Han}{2,4}$/u;

/**
 * An answer with personal data replaced: phone, ID and card numbers, mails, names, addresses, secrets, and whatever an url
 * is signed with. The same value is replaced by the same one everywhere, so that records still belong together.
 * @param codes what is never replaced, though a person may be called so
 */
export function scrub(answer: unknown, codes: ReadonlySet<string> = new Set()): unknown {
  const replaced = new Map<string, string>();
  const replacement = (kind: string, value: string, make: (n: number) => string): string => {
    const key = `${kind} ${value}`;
    const known =
      replaced.get(key) ?? make([...replaced.keys()].filter((each) => each.startsWith(kind)).length + 1);
    replaced.set(key, known);
    return known;
  };

  const text = (value: string): string =>
    value
      .replaceAll(ID_NUMBER, (found) => replacement('id', found, idNumber))
      .replaceAll(BANK_CARD, (found) =>
        replacement('card', found, (n) => `6200${String(n).padStart(12, '0')}`),
      )
      .replaceAll(PHONE, (found) => replacement('phone', found, (n) => `138${String(n).padStart(8, '0')}`))
      .replaceAll(EMAIL, (found) => replacement('mail', found, (n) => `user${n}@example.com`));

  const scalar = (key: string, value: string): string => {
    if (value === '' || codes.has(value)) return value;
    const known = replaced.get(`name ${value}`);
    if (known) return known;
    if (SECRET.test(key)) return replacement('secret', value, (n) => `secret${n}`);
    if (URL_TEXT.test(value)) return text(withoutSignature(value));
    if (NAME.test(key) && !/^[\d.\-: ]+$/.test(value)) return replacement('name', value, (n) => `用户${n}`);
    if (ADDRESS.test(key)) return replacement('address', value, (n) => `示例路${n}号`);
    return text(value);
  };

  const visit = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(key, each));
    if (isObject(value)) {
      const isPerson = PERSON.test(key) || Object.keys(value).some((name) => PERSONAL.test(name));
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => {
          const isName = isPerson && name === 'name' && typeof inner === 'string' && CHINESE_NAME.test(inner);
          return [name, visit(isName ? 'userName' : name, inner)];
        }),
      );
    }
    if (typeof value === 'string') return scalar(key, value);
    if (typeof value !== 'number') return value;
    const number = text(String(value));
    return number === String(value) ? value : Number(number);
  };
  // Twice: a name that is known by one key is replaced under every other.
  visit('', answer);
  return visit('', answer);
}

/** The number of an ID card that is nobody's: of a region that there isn't, its check digit right. */
function idNumber(n: number): string {
  const body = `00000019900101${String(n % 1000).padStart(3, '0')}`;
  return `${body}${idDigit(body)}`;
}

/** An address without its query, at a host that is nobody's; of one that is none, nothing but the host. */
function withoutSignature(value: string): string {
  const pathname = URL.canParse(value) ? new URL(value).pathname : '/';
  return `https://files.example.com${pathname}`;
}
