import type { Look, Reading } from 'declared-console/schema';
import { isMoment } from 'declared-console/schema';
import { creditCharacter, idDigit } from 'declared-console/values';
import { birthOf } from '../checks';
import { today } from '../clock';

/** What is read from papers, and how it is compared. Nothing is called different unless two looks agree on what it is. */

/** Without spaces and punctuation, which are read where there are none. */
const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isPlain = (value: string) => value !== '' && !value.includes('*');

/** A line's words, and what adjacent ones are together: a number may be read in parts, and its label's end as a digit. */
const spansOf = (line: string) => {
  const words = line.split(/\s+/);
  return words.flatMap((_, from) =>
    words.slice(from).map((_, length) => squeezed(words.slice(from, from + length + 1).join(''))),
  );
};

/** The numbers in a look that stand by themselves and are valid. */
const numbersIn = (look: Look, pattern: RegExp, isValid: (number: string) => boolean) =>
  look.flatMap((line) => spansOf(line).flatMap((span) => span.match(pattern) ?? [])).filter(isValid);

/** A number that guards itself by a check digit: a reading without the right one is none. */
const number = (name: Reading['name'], pattern: RegExp, isValid: (number: string) => boolean): Reading => ({
  name,
  applies: (value) => isPlain(value) && value.length === 18,
  compare(value, looks) {
    const wanted = squeezed(value);
    const seen = looks.map((look) => numbersIn(look, pattern, isValid));
    if (seen.some((numbers) => numbers.includes(wanted))) return { isEqual: true };
    const read = agreed(seen);
    return read === undefined ? undefined : { isEqual: false, read };
  },
});

/** What at least two looks have, each nothing else. */
function agreed(seen: readonly (readonly string[])[]): string | undefined {
  const single = seen.flatMap((each) => (new Set(each).size === 1 ? each.slice(0, 1) : []));
  return single.length > 1 && new Set(single).size === 1 ? single[0] : undefined;
}

const isIdNumber = (value: string) => {
  const birth = birthOf(value);
  return (
    idDigit(value.slice(0, 17)) === value[17] && birth !== undefined && birth > '1900' && birth <= today()
  );
};
const isCreditCode = (value: string) => creditCharacter(value.slice(0, 17)) === value[17];

const ID_NUMBER = /(?<![\dX])\d{17}[\dX](?![\dX])/g;
const CREDIT_CODE = /(?<![\dA-Z])[1-9ANY][\dA-Z]\d{6}[\dA-Z]{10}(?![\dA-Z])/g;

/** The number of an ID card. */
export const idNumber: Reading = number('readIdNumber', ID_NUMBER, isIdNumber);

/** The unified social credit code of a licence. */
export const licenceCode: Reading = number('readCreditCode', CREDIT_CODE, isCreditCode);

/** The dates in a look, as `yyyy-MM-dd`: year, month and day with other characters between them. */
const datesIn = (look: Look) =>
  look
    .flatMap((line) => [...line.normalize('NFKC').replace(/\s/g, '').matchAll(DATE)])
    .map(([, year, month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter((date) => isMoment(date, false));
const DATE = /(?<!\d)(\d{4})\p{L}(\d{1,2})\p{L}(\d{1,2})(?!\d)/gu;

/**
 * The date of birth, which an ID card prints beside the number that contains it. Printed as in the value, it is equal. It has no
 * check digit: another date counts only where the card's own number says the same.
 */
export const birthDate: Reading = {
  name: 'readBirthDate',
  applies: (value) => isPlain(value) && value.length === 18 && birthOf(value) !== undefined,
  compare(value, looks) {
    const wanted = birthOf(value) ?? '';
    if (looks.some((look) => datesIn(look).includes(wanted))) return { isEqual: true };
    const numbered = agreed(looks.map((look) => numbersIn(look, ID_NUMBER, isIdNumber)));
    const read = numbered === undefined ? undefined : birthOf(numbered);
    const isPrinted =
      read !== undefined && read !== wanted && looks.some((look) => datesIn(look).includes(read));
    return isPrinted ? { isEqual: false, read } : undefined;
  },
};

/** What ID cards and licences, old ones included, print before a name, or nothing. Anything else is part of a longer name. */
const LABEL =
  /^(?:姓名|(?:企业|公司|单位|机构|字号)?名称|(?:法定代表人|负责人|经营者|投资人)(?:姓名)?|执行事务合伙人)?$/u;

/** A name: all that a line has after its label. It is equal or unread: a misread character is no other name. */
const named = (name: Reading['name']): Reading => ({
  name,
  applies: (value) => isPlain(value) && squeezed(value).length > 1,
  compare(value, looks) {
    const wanted = squeezed(value);
    const isSeen = looks.flat().some((line) => {
      const text = squeezed(line);
      return text.endsWith(wanted) && LABEL.test(text.slice(0, -wanted.length));
    });
    return isSeen ? { isEqual: true } : undefined;
  },
});

/** The name on an ID card. */
export const personName: Reading = named('readName');

/** The company's name on a licence. */
export const companyName: Reading = named('readCompanyName');

/** The legal representative on a licence. */
export const representative: Reading = named('readRepresentative');
