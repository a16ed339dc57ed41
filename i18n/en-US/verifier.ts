import type { Translated } from '../types';
import type * as zh from '../zh-CN/verifier';

export const verifier: Translated<typeof zh.verifier> = {
  title: 'Verify locally',
  privacy: 'The file is computed on this machine only; nothing is uploaded',
  choose: 'Choose a file, or drop it here',
  drop: 'Release to verify',
  again: 'Verify another file',
  computing: 'Computing the hash of %{name} (%{algorithms})',
  cancel: 'Cancel',
  noDigest:
    'This certificate has no file hash that can be read: the file’s SHA-256 can be computed, but not judged.',
  match: 'Identical',
  by: ' (%{algorithms})',
  mismatch: 'Different',
  undecidable: 'Undecided',
  cancelled: 'Cancelled',
  hints: {
    match: 'This file is the one that was preserved.',
    forgeable:
      'This file has the hash that the certificate has. But hashes by MD5 and SHA-1 can be forged: alone they don’t rule out that somebody made another file with the same one.',
    mismatch: 'This file is not the one that was preserved.',
    cancelled: 'Nothing was concluded; you can choose a file again.',
    noDigest: 'The certificate has no file hash to compare with.',
    malformed:
      'The certificate’s hash cannot be read: it may be incomplete, or of an algorithm that this page cannot compute. There is nothing to compare with.',
    noMatch:
      'The file was computed by %{algorithms}, and none equals the certificate’s hash. But the certificate doesn’t state its algorithm, so this doesn’t show that the file differs; please ask whoever issued the certificate for the algorithm.',
    contradiction:
      'The certificate contradicts itself: the file equals one of its hashes, and differs from another. Please ask whoever issued it.',
    unpacked:
      'The file’s hash isn’t the certificate’s, but it may have been unpacked on its way (it is named .gz and isn’t compressed, for example), so its bytes needn’t be those in storage, and this doesn’t show that the file differs. Get the file as it is stored, not unpacked, and verify that.',
    unreadable:
      'The file cannot be read: it may have been moved, deleted or locked, or reading it is not allowed.',
    unavailable: 'This browser cannot compute the hash that is needed; please update it and try again.',
  },
  causes: 'Likely causes',
  cause: {
    edited: 'The file was edited, saved again or converted after it was preserved',
    transfer: 'A messenger or a cloud drive compressed it, or its download was incomplete',
    other: 'Another file was chosen, or another version of the same evidence',
    algorithm: 'The certificate uses another algorithm',
    content: 'The hash is not of the file alone, but of an archive, or with a time or a salt added',
    changed: 'This file is indeed not the one that was preserved',
  },
  expected: 'Hash when preserved',
  actual: 'Hash of this file',
  unstated: 'algorithm not stated',
  different: 'different',
  and: ', ',
  differing: 'The marked parts differ: group %{groups}',
  empty: 'This file is empty (0 bytes).',
};
