/** Where words stand on the sample papers, in pixels of pictures of 860 x 540. */

/** Words at a place: where their line begins, and how high they are. */
export interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

const words = (x: number, y: number, size: number, text: string): Words => ({ x, y, size, text });

/** What is printed on every paper of a kind; of the card in a hand, from the card's corner. */
export const labels = {
  front: [
    words(56, 88, 28, '姓名'),
    words(56, 152, 28, '性别'),
    words(270, 152, 28, '民族'),
    words(56, 216, 28, '出生'),
    words(56, 280, 28, '住址'),
    words(56, 440, 28, '公民身份号码'),
  ],
  back: [words(150, 380, 28, '签发机关'), words(150, 440, 28, '有效期限')],
  hand: [
    words(24, 50, 20, '姓名'),
    words(24, 92, 20, '性别'),
    words(24, 134, 20, '出生'),
    words(24, 200, 20, '公民身份号码'),
  ],
  license: [
    words(200, 172, 22, '统一社会信用代码'),
    words(70, 232, 22, '名称'),
    words(70, 302, 22, '类型'),
    words(70, 352, 22, '住所'),
    words(70, 402, 22, '法定代表人'),
    words(70, 452, 22, '成立日期'),
  ],
} as const satisfies Record<string, readonly Words[]>;

/** Whose paper it is, as the record says. */
export interface Holder {
  readonly name: string;
  readonly idCard: string;
  readonly address: string;
  readonly company: string;
  readonly taxNumber: string;
  readonly legalPerson: string;
  /** When the papers were handed in, `yyyy-MM-dd`: they are older. */
  readonly since: string;
}

/** A text in lines of so many characters. */
const below = (x: number, y: number, size: number, text: string, most: number): readonly Words[] =>
  (text.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []).map((line, at) =>
    words(x, y + at * size * 1.4, size, line),
  );

const unknownAddress = '样例市样例路 1 号';
const dateIn = (idCard: string) =>
  [idCard.slice(6, 10), Number(idCard.slice(10, 12)), Number(idCard.slice(12, 14))] as const;
const birth = (idCard: string) => {
  const [year, month, day] = dateIn(idCard);
  return `${year} 年 ${month} 月 ${day} 日`;
};
/** The last digit but one is odd for men. */
const sex = (idCard: string) => (Number(idCard[16]) % 2 === 1 ? '男' : '女');

/** Cards are good for 20 years, those of children for 5; they were issued before they were handed in. */
function validity({ idCard, since }: Holder): string {
  const [born] = dateIn(idCard);
  const issued = Number(since.slice(0, 4)) - 1;
  const years = issued - Number(born) < 16 ? 5 : 20;
  const on = since.slice(4).replaceAll('-', '.').replace('.02.29', '.02.28');
  return `${issued}${on}-${issued + years}${on}`;
}

/** What is printed on a holder's paper, by the file that it is printed on. */
export const prints = {
  'idcard-front.png': ({ name, idCard, address }) => [
    words(160, 88, 28, name),
    words(160, 152, 28, sex(idCard)),
    words(350, 152, 28, '汉'),
    words(160, 216, 28, birth(idCard)),
    ...below(160, 280, 28, address || unknownAddress, 13),
    words(270, 440, 34, idCard),
  ],
  'idcard-back.png': (holder) => [
    words(300, 380, 28, `${holder.address.match(/^.+?市/u)?.[0] ?? '样例市'}公安局`),
    words(300, 440, 28, validity(holder)),
  ],
  'idcard-hand.png': ({ name, idCard }) => [
    words(84, 50, 20, name),
    words(84, 92, 20, sex(idCard)),
    words(84, 134, 20, birth(idCard)),
    words(24, 232, 26, idCard),
  ],
  'license.png': ({ company, taxNumber, legalPerson, address, since }) => [
    words(400, 172, 24, taxNumber),
    ...(company.length > 28 ? below(200, 226, 17, company, 36) : [words(200, 232, 22, company)]),
    words(200, 302, 22, company.includes('股份') ? '股份有限公司分公司' : '有限责任公司'),
    words(200, 352, 22, address || unknownAddress),
    words(200, 402, 22, legalPerson),
    words(
      200,
      452,
      22,
      `${Number(since.slice(0, 4)) - 6} 年 ${Number(since.slice(5, 7))} 月 ${Number(since.slice(8, 10))} 日`,
    ),
  ],
} as const satisfies Record<string, (holder: Holder) => readonly Words[]>;

/** The name of a file that papers are printed on. */
export type PaperName = keyof typeof prints;

/** Where the card is that a hand holds, and how it is turned. */
export const held = { x: 390, y: 250, degrees: -5 } as const;
