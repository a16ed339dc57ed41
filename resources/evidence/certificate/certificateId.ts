import { evidenceNumber } from '../../serialNumbers';
import type { CertificateKind } from './kinds';

/** What a certificate is known by. */
export interface CertificateId {
  /** What calls take as `baoquan`. */
  readonly identifier: string;
  /** What people know it by; `undefined` if nobody has said it. */
  readonly number: string | undefined;
  /** What calls take as `baoquan_no`: the identifier where there is no number, as a server expects that gives links without one. */
  readonly asked: string;
}

/** What the page's address says. */
interface Addressed {
  /** The key in its path. */
  readonly key: string;
  /** The number, where the link carries it. */
  readonly no: string | null;
}

/** What was read of a certificate, as far as it is known. */
interface Answered {
  /** `baoquan` of its data. */
  readonly baoquan?: string | undefined;
  /** `baoquan_no` of its row. */
  readonly rowNumber?: string | undefined;
}

/** Whether an identifier is surely a number, too. */
const isNumber = (baoquan: string) =>
  evidenceNumber.begins?.some((each) => baoquan.startsWith(each) && /^\d+$/.test(baoquan.slice(each.length)));

/**
 * Tells the number from the identifier. The number comes with the link; without it, from what the page has read. The key of captures is a
 * number by itself, the one that their lists show.
 */
export const certificateIdOf = (
  { isKeyNumber }: Pick<CertificateKind, 'isKeyNumber'>,
  { key, no }: Addressed,
  { baoquan, rowNumber }: Answered,
): CertificateId => {
  const identifier = baoquan || key;
  const number = no || (isKeyNumber ? key : isNumber(identifier) ? identifier : rowNumber) || undefined;
  return { identifier, number, asked: number ?? identifier };
};
