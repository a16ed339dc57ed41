import { creditCharacter, idDigit } from 'declared-console/values';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { notarizations, users } from '../../db/schema';
import type { FileStore } from '../../files/store';
import { drawPaper } from './draw';
import { type Holder, type PaperName, prints } from './layouts';

/** A few records have a mistyped number, as `sql/dice.sql` says: the paper has the right one. */
const asPrinted = (number: string, check: (head: string) => string | undefined) =>
  number.length === 18 ? number.slice(0, 17) + (check(number.slice(0, 17)) ?? '') : number;
const idCardOf = (number: string | null) => asPrinted(number ?? '', idDigit);
const codeOf = (number: string | null) => asPrinted(number ?? '', creditCharacter);

/**
 * As `seed/users/12/license.png`: whose paper it is, and what it is printed on. Records seeded before papers had holders say
 * `seed/license.png`.
 */
const pattern = /^seed\/(?:(users|notarizations)\/(\d{1,15})\/)?([\w.-]+)$/;

const isPaper = (name: string): name is PaperName => Object.hasOwn(prints, name);

interface Paper {
  readonly holders: 'users' | 'notarizations' | 'nobody';
  readonly id: number;
  readonly name: PaperName;
}

function paperAt(key: string): Paper | undefined {
  const [, holders, id, name = ''] = pattern.exec(key) ?? [];
  if (!isPaper(name)) return undefined;
  const known = holders === 'users' || holders === 'notarizations' ? holders : 'nobody';
  return { holders: known, id: Number(id ?? 0), name };
}

/** The key that a file is registered under: a paper is under that of what it is printed on. */
export function registeredAs(key: string): string {
  const paper = paperAt(key);
  return paper ? `seed/${paper.name}` : key;
}

/** A store whose sample papers show what the record says: each is drawn when it is opened. */
export function withPapers(store: FileStore, db: Db): FileStore {
  return {
    ...store,
    async open(key) {
      const paper = paperAt(key);
      if (!paper) return store.open(key);
      const holder = await holderOf(db, paper);
      if (!holder) return undefined;
      const bytes = await drawPaper(paper.name, holder);
      return {
        size: bytes.length,
        read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
          new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream(),
      };
    },
  };
}

/** Whoever the paper of a record is of; undefined without such a record. */
export async function holderOf(db: Db, { holders, id }: Omit<Paper, 'name'>): Promise<Holder | undefined> {
  if (holders === 'nobody') return specimen;
  return holders === 'users' ? await holderOfUser(db, id) : await holderOfNotarization(db, id);
}

const specimen: Holder = {
  name: '样例',
  idCard: '000000199001010005',
  address: '',
  company: '样例科技有限公司',
  taxNumber: '91000000MA0000000X',
  legalPerson: '样例',
  since: '2021-01-01',
};

async function holderOfUser(db: Db, id: number): Promise<Holder | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return (
    user && {
      name: user.name ?? '',
      idCard: idCardOf(user.contactIdcard),
      address: user.address ?? '',
      company: user.companyName ?? '',
      taxNumber: codeOf(user.taxNumber),
      legalPerson: user.legalPerson ?? '',
      since: user.registeredTime.slice(0, 10),
    }
  );
}

async function holderOfNotarization(db: Db, id: number): Promise<Holder | undefined> {
  const [row] = await db.select().from(notarizations).where(eq(notarizations.id, id));
  return (
    row && {
      // A company's application is handed in by its legal person.
      name: (row.type === '2' ? row.authorName : row.username) ?? '',
      idCard: idCardOf(row.authorIdcard),
      address: row.address ?? '',
      company: row.company ?? '',
      taxNumber: codeOf(row.taxNumber),
      legalPerson: row.authorName ?? '',
      since: row.addTime.slice(0, 10),
    }
  );
}
