import { isObject, type ReceiptCalls, type SeenFile } from 'declared-console/schema';

const yesOrNo = (is: boolean) => (is ? '1' : '2');

/** What can't be read wasn't seen. */
const fileOf = (file: unknown): SeenFile => {
  const { field, became } = isObject(file) ? file : {};
  return { field: String(field), became: became === 'opened' || became === 'failed' ? became : 'unopened' };
};

/** How receipts are written to the server, and read from it. */
const calls: ReceiptCalls = {
  list: 'list',
  add: 'add',
  write: (receipt, { step, item }) => ({
    step,
    item,
    verdict: receipt.verdict,
    files: receipt.files.map(({ field, became }) => `${field}:${became}`).join(','),
    warnings: receipt.warnings.join(','),
    is_acknowledged: yesOrNo(receipt.isAcknowledged),
    is_confirmed: yesOrNo(receipt.isConfirmed),
    digest: receipt.digest,
    salt: receipt.salt,
    fields: receipt.fields,
  }),
  read: (row) => ({
    verdict: String(row.verdict),
    at: String(row.time),
    by: String(row.verifier),
    files: (Array.isArray(row.files) ? row.files : []).map(fileOf),
    warnings: row.warnings ? String(row.warnings).split(',') : [],
    isAcknowledged: row.is_acknowledged === '1',
    isConfirmed: row.is_confirmed === '1',
    digest: String(row.digest),
    salt: String(row.salt),
    fields: String(row.fields),
  }),
};
export default calls;
