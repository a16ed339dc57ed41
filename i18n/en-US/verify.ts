import type { Translated } from '../types';
import type * as zh from '../zh-CN/verify';
import { timestamps as stamps } from './timestamps';

export const verify: Translated<typeof zh.verify> = {
  title: 'Evidence package verification',
  other: '中文',
  intro: 'Unpack the archive first. Then choose the unpacked folder, or drop it below.',
  offline: 'Everything is computed on this machine: this page uses no network, and no file leaves it.',
  choose: 'Choose the unpacked folder, or drop it here',
  cancel: 'Cancel',
  limits:
    'This page checks whether the package is whole and unchanged, and holds the hashes of its files against those of the certificates as the manifest has them. Whoever can change a file can change the manifest: hold the manifest itself against the certificates; a blockchain hash can be looked up in a public blockchain explorer.',
  reading: 'Computing %{name}',
  made: 'Packed %{when} by %{name} (%{uid})',
  allGood: 'All %{count} files agree with the manifest and their certificates.',
  noneBad:
    '%{count} files agree with the manifest; %{open} of them can’t be compared with their certificates.',
  none: 'The manifest lists no files.',
  stepsBad: 'The package is incomplete or was changed: see the steps marked ✗ below.',
  steps: {
    declaration: {
      good: 'Declaration (bagit.txt): this is a BagIt 1.0 package.',
      bad: 'Declaration (bagit.txt): not as it was packed; it doesn’t declare a BagIt 1.0 package.',
    },
    tags: {
      good: 'Describing files: all %{count} are there, and their hashes agree with the tagmanifest.',
      bad: 'Describing files: %{count} were changed or added, are missing, or can’t be read.',
      unread: 'Describing files: a tagmanifest is missing or was changed, so they can’t be checked.',
    },
    payload: {
      good: 'Evidence files: all %{count} are there and no others, and their SHA-256 agree with manifest-sha256.txt.',
      bad: 'Evidence files: %{count} were changed or added, are missing, or can’t be read.',
      unread: 'Evidence files: a manifest is missing or was changed, so they can’t be checked.',
    },
    sm3: {
      good: 'SM3: those of %{count} files agree with manifest-sm3.txt.',
      bad: 'SM3: %{count} files are wrong; see below.',
      unread: 'SM3: manifest-sm3.txt is missing or was changed, so it can’t be checked.',
      open: 'SM3: this page can’t compute it, so manifest-sm3.txt was not checked.',
      none: 'SM3: no certificate states it, so this package has no manifest by it.',
    },
    oxum: {
      good: 'Amount: the number and bytes of %{count} files agree with bag-info.txt.',
      bad: 'Amount: the number or bytes of the files differ from bag-info.txt.',
      unread: 'Amount: bag-info.txt doesn’t say how many files and bytes there are.',
    },
    certificates: {
      good: 'Certificates: all %{count} files agree.',
      bad: 'Certificates: %{count} files differ from theirs.',
      open: 'Certificates: %{count} files can’t be decided.',
      unread: 'Certificates: manifest.json is missing or was changed, so nothing can be compared.',
    },
    timestamps: {
      good: 'Time stamps: the imprint, signature, chain and time of %{count} are valid (whether their roots can be trusted is not judged).',
      bad: 'Time stamps: %{count} are not valid; see below.',
      open: 'Time stamps: %{count} can’t be checked entirely; see below. That says nothing against them.',
      none: 'Time stamps: this package has none.',
    },
  },
  joint: ', ',
  failures: {
    cancelled: 'Cancelled: nothing was concluded.',
    notRead:
      'This browser lets nothing be read that is dropped beside the box: drop the folder into the box, or choose it there.',
    noBag: 'There is no bagit.txt: choose the whole unpacked folder.',
    noHash: 'This browser can’t compute hashes (it has no WebAssembly). Use a newer one.',
  },
  summary: {
    changed: 'Differ from the manifest',
    mismatch: 'Differ from their certificate',
    lost: 'Not in the folder',
    unreadable: 'Can’t be read',
    unlisted: 'Not in manifest-sha256.txt',
    incomplete: 'Incomplete',
    missing: 'Could not be had',
    extra: 'Not in the manifest',
  },
  states: {
    changed: 'Differs from the manifest: changed after it was packed',
    mismatch: 'Differs from its certificate',
    lost: 'Not in this folder',
    unreadable: 'Can’t be read',
    unlisted: 'Not in manifest-sha256.txt, which was changed',
    incomplete: 'Cut while it was downloaded: incomplete',
    missing: 'Could not be had when the package was made',
    extra: 'Not in the manifest',
    match: 'Agrees',
  },
  by: ' (%{algorithms})',
  undecidable: {
    noDigest: 'Agrees with the manifest; undecided, as the certificate has no file hash',
    malformed: 'Agrees with the manifest; undecided, as the certificate’s hash can’t be read',
    noMatch:
      'Agrees with the manifest; undecided, as the certificate doesn’t state its hash’s algorithm, and none of these yields it',
    contradiction: 'Agrees with the manifest; undecided, as the certificate contradicts itself',
    unpacked:
      'Agrees with the manifest; undecided, as the hashes differ but the browser may have unpacked the file while it was downloaded, so that its bytes needn’t be those in storage',
    unavailable: 'Agrees with the manifest; undecided, as this page can’t compute the hash that is needed',
  },
  timestamps: stamps,
  facts: {
    number: 'Number',
    size: 'Size',
    listed: 'Size in the manifest',
    bytes: 'bytes',
    actual: '%{algorithm} of this file',
    manifest: '%{algorithm} in the manifest',
    certificate: 'Hash on the certificate (%{algorithm})',
    unstated: 'algorithm not stated',
    chain: 'Blockchain hash',
    timestamp: 'Time stamp',
    reason: 'Note',
  },
};
