import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  type AttributeTypeAndValue,
  Certificate,
  CertificateChainValidationEngine,
  ContentInfo,
  ExtKeyUsage,
  getCrypto,
  id_eContentType_TSTInfo,
  SignedData,
  type SignerInfo,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { Algorithm, Digests } from '../hash/algorithm';
import type { PartState, TimestampCheck } from './timestamp';

const DATA = '1.2.840.113549.1.7.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
/** SigningCertificate and SigningCertificateV2: which certificate signed. */
const SIGNING_CERTIFICATE = ['1.2.840.113549.1.9.16.2.12', '1.2.840.113549.1.9.16.2.47'];
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const COMMON_NAME = '2.5.4.3';
/** What the identifiers of all algorithms of the Chinese standards begin with (1.2.156.10197), as DER writes it. */
const SM = '2a811ccf55';
/** How far the clock of this computer may be behind, in milliseconds. */
const CLOCK_SKEW = 5 * 60_000;

const HASHES: Readonly<Record<string, Algorithm>> = {
  '1.2.840.113549.2.5': 'MD5',
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
  '1.2.156.10197.1.401': 'SM3',
};

interface Token {
  readonly signed: SignedData;
  readonly info: TSTInfo;
  readonly signer: SignerInfo;
  readonly certificates: readonly Certificate[];
}

/** Reads a token, or the response of a time-stamp server that has one; `undefined` if it is neither. */
function tokenIn(bytes: Uint8Array<ArrayBuffer>): Token | undefined {
  // More behind it, or less of it, is no token.
  if (attempt(() => fromBER(bytes))?.offset !== bytes.length) return undefined;
  const content =
    attempt(() => ContentInfo.fromBER(bytes)) ?? attempt(() => TimeStampResp.fromBER(bytes).timeStampToken);
  return attempt(() => {
    const signed = new SignedData({ schema: content?.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    const [signer] = signed.signerInfos;
    if (eContentType !== id_eContentType_TSTInfo || !eContent || !signer) return undefined;
    const info = TSTInfo.fromBER(eContent.getValue());
    const certificates = (signed.certificates ?? []).filter((each) => each instanceof Certificate);
    return { signed, info, signer, certificates };
  });
}

/** The digest by which a token names its file; `undefined` if it is no token, or the algorithm isn't known. */
export function imprintOf(
  bytes: Uint8Array<ArrayBuffer>,
): { readonly algorithm: Algorithm; readonly hex: string } | undefined {
  const imprint = tokenIn(bytes)?.info.messageImprint;
  const algorithm = imprint && HASHES[imprint.hashAlgorithm.algorithmId];
  return algorithm && { algorithm, hex: hex(imprint.hashedMessage.valueBlock.valueHexView) };
}

/** The algorithm of that digest. */
export const imprintAlgorithm = (bytes: Uint8Array<ArrayBuffer>): Algorithm | undefined =>
  imprintOf(bytes)?.algorithm;

/** Whether these bytes are a server's response, which openssl verifies as they are, rather than the bare token. */
export const isResponse = (bytes: Uint8Array<ArrayBuffer>): boolean =>
  attempt(() => ContentInfo.fromBER(bytes)) === undefined && tokenIn(bytes) !== undefined;

/**
 * Checks a token against the digests of its file, at this time.
 * @param isExact whether they are of the bytes that are stored, as far as is known: no others say anything against a token
 */
export async function checkToken(
  bytes: Uint8Array<ArrayBuffer>,
  digests: Digests,
  now: Date,
  isExact = true,
): Promise<TimestampCheck> {
  const token = tokenIn(bytes);
  // Found in the bytes, as pkijs doesn't read certificates by SM2.
  const isSm = hex(bytes).includes(SM);
  if (!token) return isSm ? { kind: 'uncheckable', reason: 'sm' } : { kind: 'unreadable' };
  const { signed, info, signer, certificates } = token;
  const certificate = certificates.find((each) => isSigner(each, signer));
  const path = certificate ? pathFrom(certificate, certificates) : [];
  const root = path.at(-1);
  const stamped = {
    at: info.genTime.toISOString(),
    signer: certificate && nameOf(certificate),
    root: root && isRoot(root) ? nameOf(root) : undefined,
  };
  if (isSm) return { kind: 'uncheckable', reason: 'sm', ...stamped };
  if (!globalThis.crypto?.subtle) return { kind: 'uncheckable', reason: 'noCrypto', ...stamped };
  const imprint = HASHES[info.messageImprint.hashAlgorithm.algorithmId];
  if (!imprint) return { kind: 'uncheckable', reason: 'algorithm', ...stamped };
  const computed = digests[imprint];
  const isSame = computed === hex(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  return {
    kind: 'checked',
    ...stamped,
    imprint: computed === undefined || !(isSame || isExact) ? 'open' : of(isSame),
    signature: certificate ? await signatureOf(signed, signer, certificate, info.genTime) : 'open',
    chain: certificate ? await chainOf(path, info.genTime) : 'open',
    time: timeOf(path, info.genTime, now),
  };
}

const of = (isGood: boolean): PartState => (isGood ? 'good' : 'bad');

/** Whether the token is signed as it should be: its content, by the certificate that it names. */
async function signatureOf(
  signed: SignedData,
  signer: SignerInfo,
  certificate: Certificate,
  checkDate: Date,
): Promise<PartState> {
  const attributes = signer.signedAttrs?.attributes ?? [];
  const type = attributes.find((each) => each.type === CONTENT_TYPE)?.values[0];
  if (!(type instanceof ObjectIdentifier) || type.getValue() !== id_eContentType_TSTInfo) return 'bad';
  const naming = attributes.find((each) => SIGNING_CERTIFICATE.includes(each.type));
  if (!naming || !(await isNamed(certificate, naming.type, naming.values[0]))) return 'bad';
  // As data: of a time stamp pkijs wants the whole file, to compute what is known already.
  signed.encapContentInfo.eContentType = DATA;
  try {
    return of(await signed.verify({ signer: signed.signerInfos.indexOf(signer), checkDate }));
  } catch {
    return 'bad';
  } finally {
    signed.encapContentInfo.eContentType = id_eContentType_TSTInfo;
  }
}

/** Whether the attribute names this certificate, by its digest (RFC 5035). */
async function isNamed(certificate: Certificate, type: string, value: unknown): Promise<boolean> {
  const [list] = partsOf(value);
  const [first] = partsOf(list);
  const parts = partsOf(first);
  const digest = parts.find((part) => part instanceof OctetString);
  const [id] = parts[0] instanceof Sequence ? partsOf(parts[0]) : [];
  const isFirstVersion = type === SIGNING_CERTIFICATE[0];
  const named = id instanceof ObjectIdentifier ? HASHES[id.getValue()] : isFirstVersion ? 'SHA-1' : 'SHA-256';
  if (!digest || !named) return false;
  const own = await getCrypto(true).digest(named, certificate.toSchema().toBER());
  return hex(new Uint8Array(own)) === hex(digest.valueBlock.valueHexView);
}

const partsOf = (value: unknown): readonly unknown[] =>
  value instanceof Sequence ? value.valueBlock.value : [];

/** The chain to the root that the token carries; `open` if it ends before. */
async function chainOf(path: readonly Certificate[], checkDate: Date): Promise<PartState> {
  const [certificate] = path;
  const root = path.at(-1);
  if (!certificate || !root || !mayStamp(certificate)) return 'bad';
  try {
    if (isRoot(root)) {
      const engine = new CertificateChainValidationEngine({
        trustedCerts: [root],
        certs: [...path],
        checkDate,
      });
      return of((await engine.verify()).result && (await root.verify(root)));
    }
    const issued = await Promise.all(path.slice(1).map((issuer, index) => path[index]?.verify(issuer)));
    return issued.every(Boolean) ? 'open' : 'bad';
  } catch {
    return 'bad';
  }
}

/** From the signer's certificate up to where the token's end. */
function pathFrom(certificate: Certificate, all: readonly Certificate[]): readonly Certificate[] {
  const path = [certificate];
  for (let last = certificate; !isRoot(last) && path.length <= all.length; ) {
    const issuer = all.find((each) => each.subject.isEqual(last.issuer) && !path.includes(each));
    if (!issuer) break;
    path.push(issuer);
    last = issuer;
  }
  return path;
}

const timeOf = (path: readonly Certificate[], at: Date, now: Date): PartState => {
  if (at.getTime() > now.getTime() + CLOCK_SKEW) return 'bad';
  if (path.length === 0) return 'open';
  return of(path.every(({ notBefore, notAfter }) => notBefore.value <= at && at <= notAfter.value));
};

/** Whether a certificate is for time stamps and for nothing else (RFC 3161, 2.3). */
function mayStamp({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const parsed = usage?.parsedValue;
  return (
    usage?.critical === true && parsed instanceof ExtKeyUsage && parsed.keyPurposes.join() === TIME_STAMPING
  );
}

const isRoot = ({ subject, issuer }: Certificate) => subject.isEqual(issuer);

function isSigner(certificate: Certificate, { sid }: SignerInfo): boolean {
  return (
    typeof sid === 'object' &&
    'issuer' in sid &&
    certificate.issuer.isEqual(sid.issuer) &&
    certificate.serialNumber.isEqual(sid.serialNumber)
  );
}

/** The common name of a certificate, or its whole name. */
function nameOf({ subject }: Certificate): string | undefined {
  const { typesAndValues } = subject;
  const text = ({ value }: AttributeTypeAndValue) => value.valueBlock.value;
  const common = typesAndValues.find(({ type }) => type === COMMON_NAME);
  return common ? text(common) : typesAndValues.map(text).join(', ') || undefined;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a parser reads, or `undefined` if it refuses. */
function attempt<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
