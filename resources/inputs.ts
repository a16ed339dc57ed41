import { bySetting, i } from 'declared-console/schema';
import { CHINESE_NAME } from 'declared-console/values';
import { today } from './clock';
import { MOBILE, mobileNumber } from './mobileNumber';

/** Inputs shared by forms (docs/specification.md#shared-validators). */

export const phone = () =>
  i.text({
    required: 'phoneRequired',
    pattern: mobileNumber,
    wrong: 'phoneWrong',
    inputMode: 'tel',
    example: '13800138000',
  });

/** Normalizes a typed phone number to what is sent; empty if there is none. */
export const phoneOf = (typed: unknown): string => phone().encode(String(typed ?? '')) ?? '';

/** Chinese characters, letters and digits. */
export const roleName = () =>
  i.text({
    required: 'roleNameRequired',
    max: 30,
    pattern: /^[\p{Script=Han}A-Za-z\d]+$/u,
    wrong: 'roleNameWrong',
    example: '审核员',
  });

/** A mobile number or an e-mail address. */
export const username = () =>
  i.text({
    holds: 'account',
    required: 'usernameRequired',
    max: 100,
    pattern: new RegExp(`^(?:${MOBILE}|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)$`),
    wrong: 'usernameWrong',
    example: 'someone@example.com',
  });

/** Of any characters; the server may refuse those that many people use. */
const longPassword = { max: 64, pattern: /^.{8,}$/su, wrong: 'passwordLengthWrong' } as const;

/** At least one digit and one letter, nothing else. */
export const password = () =>
  bySetting('passwordRule', {
    contract: i.password({
      required: 'passwordRequired',
      max: 30,
      pattern: /^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]+$/,
      wrong: 'passwordWrong',
      example: 'secret123',
    }),
    long: i.password({ required: 'passwordRequired', ...longPassword }),
  });

/** With symbols, too. */
const otherPassword = (mask?: string) =>
  bySetting('passwordRule', {
    contract: i.password({
      mask,
      required: 'passwordRequired',
      max: 30,
      pattern: /^(?=.*\d)(?=.*[A-Za-z])[!-~]+$/,
      wrong: 'passwordWrong',
      example: 'secret#123',
    }),
    long: i.password({ mask, required: 'passwordRequired', ...longPassword }),
  });

/** For editing: six asterisks stand for the unchanged password. */
export const changedPassword = () => otherPassword('******');

/** One's own new password. */
export const newPassword = () => otherPassword();

/** A name as Chinese law writes it; 15 characters without its dots. */
export const realName = () =>
  i.text({
    holds: 'personName',
    required: 'realNameRequired',
    pattern: CHINESE_NAME,
    wrong: 'realNameWrong',
    example: '王小明',
  });

/** A mobile number, or a landline with its area code. */
export const contactPhone = () =>
  i.text({
    required: 'contactPhoneRequired',
    pattern: new RegExp(`^(?:${MOBILE}|0\\d{2,3}-?\\d{7,8})$`),
    wrong: 'contactPhoneWrong',
    inputMode: 'tel',
    example: '010-12345678',
  });

/** A remark of an invoice's reviewer. */
export const remark = () =>
  i.textarea({
    max: 150,
    tooLong: 'remarkTooLong',
    templates: [
      { say: 'headDiffers', when: { status: 'reject' } },
      { say: 'taxNumberWrong', when: { status: 'reject' } },
    ],
  });

/** The date of an invoice; today by default. */
export const billingTime = () => i.date({ required: 'billingTimeRequired', initial: today });

/** The issuer of an invoice; the current user by default. */
export const biller = () =>
  i.text({
    required: 'billerRequired',
    max: 50,
    tooLong: 'tooLong',
    initial: ({ name }) => name,
  });
