import type { Translated } from '../types';
import type * as zh from '../zh-CN/verify';

export const verify: Translated<typeof zh.verify> = {
  title: 'Evidence package verification',
  other: '中文',
  intro: 'Unpack the archive first. Then choose the unpacked folder, or drop it below.',
  offline: 'Everything is computed on this machine: this page uses no network, and no file leaves it.',
  choose: 'Choose the unpacked folder, or drop it here',
  cancel: 'Cancel',
  limits:
    'This page holds the files against the manifest, and their digests against those of the certificates as the manifest has them. Hold the manifest itself against the certificates; a blockchain hash can be looked up in a public blockchain explorer.',
  reading: 'Computing %{name}',
  made: 'Packed %{when} by %{name} (%{uid})',
  allGood: 'All %{count} files agree with the manifest and their certificates.',
  noneBad:
    '%{count} files agree with the manifest; %{open} of them can’t be compared with their certificates.',
  none: 'The manifest lists no files.',
  joint: ', ',
  failures: {
    cancelled: 'Cancelled: nothing was concluded.',
    notRead:
      'This browser lets nothing be read that is dropped beside the box: drop the folder into the box, or choose it there.',
    noManifest: 'There is no manifest.json: choose the whole unpacked folder.',
    badManifest: 'manifest.json can’t be read: it may be damaged or changed.',
    noHash: 'This browser can’t compute digests (it has no WebAssembly). Use a newer one.',
  },
  summary: {
    changed: 'Differ from the manifest',
    mismatch: 'Differ from their certificate',
    lost: 'Not in the folder',
    unreadable: 'Can’t be read',
    incomplete: 'Incomplete',
    missing: 'Could not be had',
    extra: 'Not in the manifest',
  },
  states: {
    changed: 'Differs from the manifest: changed after it was packed',
    mismatch: 'Differs from its certificate',
    lost: 'Not in this folder',
    unreadable: 'Can’t be read',
    incomplete: 'Cut while it was downloaded: incomplete',
    missing: 'Could not be had when the archive was made',
    extra: 'Not in the manifest',
    match: 'Agrees',
  },
  by: ' (%{algorithms})',
  undecidable: {
    noDigest: 'Agrees with the manifest; undecided, as the certificate has no file digest',
    malformed: 'Agrees with the manifest; undecided, as the certificate’s digest can’t be read',
    noMatch:
      'Agrees with the manifest; undecided, as the certificate doesn’t state its digest’s algorithm, and none of these yields it',
    contradiction: 'Agrees with the manifest; undecided, as the certificate contradicts itself',
    unavailable: 'Agrees with the manifest; undecided, as this page can’t compute the digest that is needed',
  },
  facts: {
    number: 'Number',
    size: 'Size',
    listed: 'Size in the manifest',
    bytes: 'bytes',
    actual: '%{algorithm} of this file',
    manifest: 'SHA-256 in the manifest',
    certificate: 'Digest of the certificate (%{algorithm})',
    unstated: 'algorithm not stated',
    chain: 'Blockchain hash',
    reason: 'Note',
  },
};
