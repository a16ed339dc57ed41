import type { ConsoleParts } from 'declared-console';

/** The lists whose figures the page to begin with shows, in this order. */
export const figures: NonNullable<ConsoleParts['figures']> = [
  'online/web',
  'online/process',
  'online/move',
  'app/feedback',
  'money/just',
  { of: 'money/justSums', under: 'money/just' },
  'money/customer',
  'evidence/EnterpriseCertificate',
  'evidence/certificate',
  'evidence/results',
  'money/invoice',
  { of: 'personal/activity', personal: true },
];
