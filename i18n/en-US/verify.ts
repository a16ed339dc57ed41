import type { Translated } from '../types';
import type { verify as zh } from '../zh-CN/verify';

export const verify = {
  title: 'Verify on this computer',
  private: 'The file is computed on this computer only and is not uploaded',
  choose: 'Choose a file',
  drop: 'Drop the evidence file here, or choose it',
  another: 'Choose another file',
  progress: 'Computing SHA256: %{percent}%',
  cancel: 'Cancel',
  retry: 'Try again',
  verdict: { match: 'Same', mismatch: 'Different', undecidable: 'Undecided', cancelled: 'Cancelled' },
  match: 'This is the file that was preserved',
  mismatch: 'This is not the file that was preserved',
  causes: {
    title: 'Likely causes',
    other: 'Another file was chosen',
    edited: 'The file was opened and saved again, edited or converted',
    messenger: 'A messenger or mail program compressed the file',
    partial: 'The file was not downloaded completely',
  },
  expected: 'Hash when preserved',
  actual: 'Hash of this file',
  differing: 'The marked groups differ',
  reason: {
    noDigest: 'This evidence has no SHA256 to compare with',
    unreadable: 'The file cannot be read: it may have been moved or changed, or may not be read',
    unavailable: 'This browser could not finish, please use a newer one',
  },
} satisfies Translated<typeof zh>;
