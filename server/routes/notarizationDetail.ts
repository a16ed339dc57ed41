import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../calls/deps';
import { evidences, notarizationChecks, notarizationEvidences, type notarizations } from '../db/schema';
import { checkRecord } from './checkRecord';
import { evidenceRow } from './evidence';

/** Applications have two payment states: one whose payment failed is still unpaid. */
export const shownPayment = (payStatus: string): string => (payStatus === '2' ? '2' : '1');

/**
 * The answer of an application's detail; status is the applicant's type (1 person, 2 company), list the evidence
 * covered.
 */
export async function applicationDetail({ db, urls }: Deps, row: typeof notarizations.$inferSelect) {
  const covered = await db
    .select({ evidence: evidences })
    .from(notarizationEvidences)
    .innerJoin(evidences, eq(evidences.id, notarizationEvidences.evidenceId))
    .where(eq(notarizationEvidences.notarizationId, row.id))
    .orderBy(desc(evidences.saveTime), desc(evidences.id));
  const checks = await db
    .select()
    .from(notarizationChecks)
    .where(eq(notarizationChecks.notarizationId, row.id))
    .orderBy(desc(notarizationChecks.id));
  return {
    orderId: String(row.id),
    userId: String(row.userId),
    dataId: String(row.dataId),
    type: row.type,
    orderNo: row.orderNo,
    orderMoney: row.money,
    pay_status: shownPayment(row.payStatus),
    pay_type: row.payType,
    transfer_img: urls.sign(row.transferImg),
    sendTypeName: row.sendTypeName,
    status: row.type,
    notarialStatus: row.notarialStatus,
    checkRemark: row.checkRemark,
    username: row.username,
    authorPhone: row.authorPhone,
    authorIdcard: row.authorIdcard,
    authorType: row.authorType,
    authorFront: urls.sign(row.authorFront),
    authorBack: urls.sign(row.authorBack),
    authorHand: urls.sign(row.authorHand),
    applyUrlPdf: urls.sign(row.applyPdf),
    adviceUrlPdf: urls.sign(row.advicePdf),
    tellUrlPdf: urls.sign(row.tellPdf),
    notesUrlPdf: urls.sign(row.notesPdf),
    company: row.company,
    taxNumber: row.taxNumber,
    address: row.address,
    authorName: row.authorName,
    license: urls.sign(row.license),
    file: urls.sign(row.file),
    list: covered.map(({ evidence }) => evidenceRow(evidence)),
    checkRecords: checks.map(checkRecord),
  };
}
