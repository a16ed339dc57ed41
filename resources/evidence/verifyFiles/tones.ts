import type { Result } from './results';

/** The colour of each result, which its words say, too. */
export const TONES: Readonly<Record<Result['kind'], string>> = {
  match: 'success.main',
  mismatch: 'error.main',
  differing: 'warning.main',
  unsure: 'warning.main',
  beside: 'info.main',
  within: 'success.main',
  undecidable: 'warning.main',
  unread: 'warning.main',
  missing: 'warning.main',
  unassigned: 'text.secondary',
  failed: 'error.main',
  waiting: 'text.secondary',
};
