/**
 * What `contract` compares a server with its declarations by, for an application's own tests of its server. For Node.
 */
export { check } from './contract/check.ts';
export { type Difference, differences, sentenceOf } from './contract/differences.ts';
export { astray, type Filtered, fieldsChosenBy, samplesOf } from './contract/filters.ts';
export type { Finding, Report } from './contract/finding.ts';
export {
  type DetailTarget,
  embeddedIn,
  type ListTarget,
  leadsTo,
  type Target,
  targetsOf,
} from './contract/links.ts';
export { createReader, decoded, type Exchange, PAGE_SIZE, type Reader } from './contract/reader.ts';
