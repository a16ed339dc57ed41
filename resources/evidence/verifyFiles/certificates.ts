import { ApiError, mayDo } from 'declared-console/wire';
import type { CertificateRow } from '../../certificate';
import { preservedDigests } from '../certificate/digests';
import { type CertificateKind, type KindName, kinds } from '../certificate/kinds';
import type { PreservedDigest } from '../hash/preservedDigest';
import { certificateParams, type EvidenceRow } from '../row';
import { keyOf } from './numbersIn';

/** A certificate that a number names. */
export interface NamedCertificate {
  readonly number: string;
  /** Its page. */
  readonly href: string;
  readonly preserved: readonly PreservedDigest[];
}

/** What the search for a number found; `missing` if all lists were read and none has it. */
export type Found =
  | { readonly kind: 'found'; readonly certificate: NamedCertificate }
  | { readonly kind: 'missing' };

/** Makes the address of a page, by its name in `resources/routes.ts`: which loads this page, so it can't be imported here. */
type LinkTo = (page: string, params: Readonly<Record<string, string>>) => string;

/** A list that knows numbers. */
export interface Source {
  readonly list: string;
  readonly kind: KindName;
  /** The number of a row, what the call of its certificate takes, and the certificate's page; captures have only the id. */
  placeOf(row: EvidenceRow): { readonly number: string; readonly key: string; readonly href: string };
}

const evidenceIn = (list: string, to: LinkTo): Source => ({
  list,
  kind: 'evidence',
  placeOf(row) {
    const key = row.baoquan || row.baoquan_no;
    const href = to('certificate', certificateParams({ ...row, baoquan: key }));
    return { number: row.baoquan_no, key, href };
  },
});

const capturesIn = (list: string, kind: KindName, to: LinkTo): Source => ({
  list,
  kind,
  placeOf: ({ id }) => ({ number: id, key: id, href: to(`attestation/${kind}`, { id }) }),
});

/**
 * The lists by which a certificate is found, as the specification has no call that takes any number: those that the account's menu
 * has.
 */
export const sourcesFor = (rights: Parameters<typeof mayDo>[0], to: LinkTo): readonly Source[] =>
  [
    evidenceIn('evidence/EnterpriseCertificate', to),
    evidenceIn('evidence/certificate', to),
    capturesIn('online/web', 'web', to),
    capturesIn('online/process', 'pro', to),
    capturesIn('online/move', 'move', to),
  ].filter(({ list }) => mayDo(rights, list));

/** The part of react-admin's data provider that is used. */
interface Reader {
  getList<R extends { id: string }>(
    list: string,
    params: {
      readonly pagination: { page: number; perPage: number };
      readonly filter: object;
      readonly meta: object;
      readonly signal: AbortSignal;
    },
  ): Promise<{
    data: R[];
    total?: number | undefined;
    pageInfo?: { hasNextPage?: boolean | undefined } | undefined;
  }>;
  getOne<R extends { id: string }>(
    resource: string,
    params: { readonly id: string; readonly meta: object; readonly signal: AbortSignal },
  ): Promise<{ data: R }>;
}

/**
 * Creates the search for certificates. Numbers that begin alike are of the same kind, so the list that had the last one is asked
 * first. It rejects with `ApiError` unless it is certain: a list that can't be read may have the number.
 */
export function createFinder(reader: Reader, from: readonly Source[]) {
  const known = new Map<string, Source>();
  return async (number: string, signal: AbortSignal): Promise<Found> => {
    const beginning = /^[A-Za-z]*/.exec(number)?.[0].toUpperCase() ?? '';
    const likely = known.get(beginning);
    const ordered = likely ? [likely, ...from.filter((each) => each !== likely)] : from;
    const failures: unknown[] = [];
    for (const source of ordered) {
      const place = await placeIn(reader, source, number, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        failures.push(error);
      });
      if (!place) continue;
      known.set(beginning, source);
      const preserved = await digestsOf(reader, kinds[source.kind], place.key, signal);
      return { kind: 'found', certificate: { number: place.number, href: place.href, preserved } };
    }
    if (failures.length > 0) throw failures[0];
    return { kind: 'missing' };
  };
}

/** The row with this very number: a list may find others that begin with it. */
async function placeIn(reader: Reader, { list, placeOf }: Source, number: string, signal: AbortSignal) {
  const { data, total, pageInfo } = await reader.getList<EvidenceRow>(list, {
    pagination: { page: 1, perPage: LISTED },
    filter: { keyword: number },
    // One list of several that it may be in: a refusal must not end the session.
    meta: { background: true },
    signal,
  });
  const places = data.map(placeOf);
  const found =
    places.find((place) => place.number === number) ??
    places.find((place) => keyOf(place.number) === keyOf(number));
  const hasMore = pageInfo?.hasNextPage || (total ?? 0) > data.length;
  if (!found && hasMore) throw new ApiError('refused', 'pages.verifyFiles.tooMany');
  return found;
}

async function digestsOf(
  reader: Reader,
  { resource, viewParams }: CertificateKind,
  key: string,
  signal: AbortSignal,
) {
  const meta = { params: viewParams, background: true };
  const { data } = await reader.getOne<CertificateRow>(resource, { id: key, meta, signal });
  return preservedDigests(data);
}

const LISTED = 10;
