import { type EnumDef, isEmptyValue, unreadOf } from 'declared-console/schema';
import { type CertificateRow, certificate, device } from '../../certificate';
import { preservedDigests } from '../certificate/digests';
import { answers, type FactorName, factors, untold } from './factors';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A thing that a factor asks about: what it is called, and what is known; `undefined` if nothing is. */
export interface Told {
  readonly label: string;
  readonly value: string | undefined;
  /** Whether it is compared by its characters. */
  readonly isHash?: boolean;
}

/** A factor, with what a certificate says of it. */
export interface FactorAnswer {
  readonly name: FactorName;
  readonly told: readonly Told[];
}

const WORDS = 'pages.certificate';
const DEVICE = ['name', 'model_name', 'version', 'type', 'version_sys', 'processor', 'core'] as const;

/**
 * What a certificate says of each factor that courts ask about. States what is known, and concludes nothing.
 * @param record the certificate's data, of which any part may be missing
 * @returns the factors in their order; those of which nothing is known first
 */
export function answersOf(record: Partial<CertificateRow>, translate: Translate): readonly FactorAnswer[] {
  const told = Object.entries(answers).map(
    ([field, name]) => [name, toldOf(field as keyof typeof answers, record, translate)] as const,
  );
  const missing = Object.entries(untold).map(
    ([thing, name]) =>
      [name, [{ label: translate(`${WORDS}.factors.untold.${thing}`), value: undefined }]] as const,
  );
  const all = (Object.keys(factors) as FactorName[]).map((name) => ({
    name,
    told: [...told, ...missing].flatMap(([factor, things]) => (factor === name ? things : [])),
  }));
  const isGap = ({ told }: FactorAnswer) => told.every(({ value }) => value === undefined);
  return [...all.filter(isGap), ...all.filter((each) => !isGap(each))];
}

/** What is not known, a line for each factor. */
export const gapsIn = (all: readonly FactorAnswer[], translate: Translate): readonly string[] =>
  all.flatMap(({ name, told }) => {
    const missing = told.flatMap(({ label, value }) => (value === undefined ? [label] : []));
    if (missing.length === 0) return [];
    const words = (key: string) => translate(`${WORDS}.factors.${key}`);
    const things = missing.join(words('comma'));
    return [translate(`${WORDS}.factors.gap`, { factor: words(`names.${name}`), things })];
  });

function toldOf(
  field: keyof typeof answers,
  record: Partial<CertificateRow>,
  translate: Translate,
): readonly Told[] {
  switch (field) {
    case 'configInfo':
      return DEVICE.map((name) => ({
        label: translate(`${WORDS}.facts.fields.${name}`),
        value: shown(record.configInfo?.[name], device[name], translate),
      }));
    case 'sha256':
      return digestsOf(record, translate);
    case 'file_hash':
      // Told beside the other digest.
      return [];
    case 'timestamp_token':
      return [
        {
          label: translate(`${WORDS}.timestamp.title`),
          value: record.timestamp_token ? translate(`${WORDS}.factors.stamped`) : undefined,
        },
      ];
    case 'blockchain_hash':
      return [
        {
          label: translate(`${WORDS}.digest.transaction`),
          value: record.blockchain_hash || undefined,
          isHash: true,
        },
      ];
    default:
      return [
        {
          label: translate(`${WORDS}.facts.fields.${field}`),
          value: shown(record[field], certificate[field], translate),
        },
      ];
  }
}

/** A value in words, or `undefined` if it is empty. */
function shown(value: unknown, { of }: { readonly of?: EnumDef }, translate: Translate): string | undefined {
  if (isEmptyValue(value)) return undefined;
  const isKnown = of?.values.some((each) => each === value);
  return isKnown ? translate(`enums.${of?.name}.${value}`) : (unreadOf(value) ?? String(value));
}

/** The digests that the certificate states in either field, once if both say the same. */
function digestsOf(record: Partial<CertificateRow>, translate: Translate): readonly Told[] {
  const digests = preservedDigests(record);
  const label = translate(`${WORDS}.factors.digest`);
  if (digests.length === 0) return [{ label, value: undefined }];
  return digests.map(({ text, hex, algorithms, isStated }) => ({
    label: isStated ? algorithms.join(', ') : translate(`${WORDS}.factors.unstatedDigest`),
    value: hex ?? text,
    isHash: true,
  }));
}
