import { session } from '@/auth/session';
import { i } from '@/schema';
import { today } from '@/wallTime';

/** The validators that forms share (docs/specification.md#shared-validators). */

/** A mobile number of the mainland. */
const MOBILE = '1[3-9]\\d{9}';

export const phone = () =>
  i.text({
    required: 'phoneRequired',
    pattern: new RegExp(`^${MOBILE}$`),
    wrong: 'phoneWrong',
    inputMode: 'tel',
    example: '13800138000',
  });

/** A phone number that was typed, as it is sent; empty for none. */
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
    required: 'usernameRequired',
    max: 100,
    pattern: new RegExp(`^(?:${MOBILE}|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)$`),
    wrong: 'usernameWrong',
    example: 'someone@example.com',
  });

/** Digits and letters, both. */
export const password = () =>
  i.password({
    required: 'passwordRequired',
    max: 30,
    pattern: /^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]+$/,
    wrong: 'passwordWrong',
    example: 'secret123',
  });

/** When editing: special symbols too, and six asterisks that stand for the one that stays. */
export const changedPassword = () =>
  i.password({
    mask: '******',
    required: 'passwordRequired',
    max: 30,
    pattern: /^(?=.*\d)(?=.*[A-Za-z])[!-~]+$/,
    wrong: 'passwordWrong',
    example: 'secret#123',
  });

/** Chinese characters. */
export const realName = () =>
  i.text({
    required: 'realNameRequired',
    max: 15,
    pattern: /^\p{Script=Han}+$/u,
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

/** What a reviewer of invoices writes. */
export const remark = () =>
  i.textarea({
    max: 150,
    tooLong: 'remarkTooLong',
    templates: [
      { say: 'headDiffers', when: { status: 'reject' } },
      { say: 'taxNumberWrong', when: { status: 'reject' } },
    ],
  });

/** When an invoice is made out; today, unless it is said. */
export const billingTime = () => i.date({ required: 'billingTimeRequired', initial: today });

/** Who makes an invoice out; whoever is logged in, unless it is said. */
export const biller = () =>
  i.text({
    required: 'billerRequired',
    max: 50,
    tooLong: 'tooLong',
    initial: () => session.identity()?.name ?? '',
  });
