import type { CertificateRow } from '../../certificate';

/**
 * What the rules for electronic evidence of Chinese courts ask about, with the articles that do: `internet` are the provisions for
 * internet courts (2018), `litigation` the rules of online litigation (2021). Their words are `pages.certificate.factors`.
 */
export const factors = {
  origin: { articles: ['internet11.second', 'litigation18'] },
  subject: { articles: ['internet11.second', 'litigation18'] },
  time: { articles: ['internet11.second'] },
  environment: { articles: ['internet11.first', 'litigation17.third'] },
  storage: { articles: ['internet11.third'] },
  extraction: { articles: ['internet11.fourth'] },
  integrity: { articles: ['internet11.fifth', 'internet11.sixth'] },
  chain: { articles: ['litigation16'] },
  before: { articles: ['litigation18'] },
  platform: { articles: ['litigation17.first', 'litigation17.second', 'litigation17.fourth'] },
} as const satisfies Record<string, { readonly articles: readonly string[] }>;

export type FactorName = keyof typeof factors;

/** The fields of a certificate that answer a factor; those of its device as one, `device`. */
export const answers = {
  title: 'origin',
  fileType: 'origin',
  address: 'origin',
  startAt: 'time',
  endAt: 'time',
  saveTime: 'time',
  configInfo: 'environment',
  isApp: 'extraction',
  sha256: 'integrity',
  file_hash: 'integrity',
  timestamp_token: 'integrity',
  blockchain_hash: 'chain',
} as const satisfies Partial<Record<keyof CertificateRow, FactorName>>;

/** What is asked about and no call says; a sentence each, under `never`. */
export const untold = {
  preserver: 'subject',
  medium: 'storage',
  tool: 'extraction',
  chainTime: 'chain',
  creation: 'before',
  qualification: 'platform',
} as const satisfies Record<string, FactorName>;
