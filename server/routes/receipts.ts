import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { recordIn } from '../calls/recordAccess';
import { reviewSteps } from '../calls/reviewSteps';
import { wallClock } from '../clock';
import { receipts as receiptRows } from '../db/schema';
import { id, text } from '../http/fields';
import { permissionDenied } from '../http/refusal';
import type { CallName, Handlers } from './access';
import { seesItem } from './reviewItems';

const step = z.enum(Object.keys(reviewSteps) as (keyof typeof reviewSteps)[]);
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
/** Names of fields, warnings and words: never a sentence, and no number of a person. */
const name = /^[a-z][a-z0-9_./-]*$/i;
const isName = (each: string) => name.test(each) && !/\d{7}/.test(each);
const names = text(2000).refine((value) => value.split(',').every(isName));
const answered = z.enum(['1', '2']).transform((value) => value === '1');

/** As `userDetailInfo.license:opened,userDetailInfo.author_front:failed`. */
const files = text(4000)
  .transform((value) =>
    value.split(',').map((each) => {
      const [field = '', became = ''] = each.split(':');
      return { field, became };
    }),
  )
  .refine((each) =>
    each.every(({ field, became }) => isName(field) && ['opened', 'unopened', 'failed'].includes(became)),
  );

/** How many are listed: more than anybody looks at. */
const MOST = 50;

const verdict = text(200).refine(isName);
const fields = {
  step,
  item: id,
  verdict,
  files: files.default([]),
  warnings: names.default(''),
  is_acknowledged: answered,
  is_confirmed: answered,
  digest: hex(64),
  salt: hex(32),
  fields: hex(16),
};

/** Keeps what a decision was made on, as its console tells it; by whom and when the server knows. */
const add = handlers(validForm(fields), async (c) => {
  const { db, clock } = c.var.deps;
  const { is_acknowledged: isAcknowledged, is_confirmed: isConfirmed, ...told } = c.req.valid('form');
  const { target } = reviewSteps[told.step];
  const account = accountOf(c);
  if (!(await seesItem(c, told.step, 'decide', told.item))) throw permissionDenied();
  await db.transaction(async (tx) => {
    await tx.insert(receiptRows).values({
      ...told,
      isAcknowledged,
      isConfirmed,
      accountId: account.id,
      verifier: account.realname,
      verifierAccount: account.username,
      time: clock.now().getTime(),
    });
    await recordIn(tx, c, { targetKind: target, targetId: told.item });
  });
  return ok(c, null);
});

/** The receipts of a record's decisions, the newest first. */
const getList = handlers(validQuery({ step, item: id }), async (c) => {
  const asked = c.req.valid('query');
  if (!(await seesItem(c, asked.step, 'see', asked.item))) throw permissionDenied();
  const found = await c.var.deps.db
    .select()
    .from(receiptRows)
    .where(and(eq(receiptRows.step, asked.step), eq(receiptRows.item, asked.item)))
    .orderBy(desc(receiptRows.id))
    .limit(MOST);
  return list(c, found.map(receiptRow), found.length);
});

const receiptRow = (row: typeof receiptRows.$inferSelect) => ({
  step: row.step,
  item: String(row.item),
  verdict: row.verdict,
  time: wallClock(new Date(row.time)),
  verifier: row.verifier,
  verifier_account: row.verifierAccount,
  files: row.files,
  warnings: row.warnings,
  is_acknowledged: row.isAcknowledged ? '1' : '2',
  is_confirmed: row.isConfirmed ? '1' : '2',
  digest: row.digest,
  salt: row.salt,
  fields: row.fields,
});

/** What decisions were made on: calls beyond the specification. */
export const receipts = {
  'POST /api/receipt/add': add,
  'GET /api/receipt/getList': getList,
} satisfies Partial<Record<CallName, Handlers>>;
