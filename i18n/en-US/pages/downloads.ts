import type { Translated } from '../../types';
import type * as zh from '../../zh-CN/pages/downloads';
import { certificateFields } from '../certificateFields';
import { timestamps } from '../timestamps';

export const downloads: Translated<typeof zh.downloads> = {
  of: {
    'online/web': 'Batch download of web forensics',
    'online/process': 'Batch download of process forensics',
    'online/move': 'Batch download of mobile forensics',
  },
  title: 'Batch download',
  asking:
    'Asking for the address of %{smart_count} piece of evidence… |||| Asking for the addresses of %{smart_count} pieces of evidence…',
  started:
    'Your browser was asked for %{smart_count} download; it continues in the background |||| Your browser was asked for %{smart_count} downloads; they continue in the background',
  startedSome:
    'Your browser was asked for %{smart_count} download, of %{asked} pieces of evidence |||| Your browser was asked for %{smart_count} downloads, of %{asked} pieces of evidence',
  unknown:
    'The files that came name no evidence, and are not as many as were requested: which are missing cannot be told. Check them one by one, or retry.',
  noOperator: 'Who is downloading is not known, so nothing was requested. Log in again, then retry.',
  logInAgain: 'Log in again',
  closing: 'Closes in %{seconds} s',
  browser: 'Your browser’s list of downloads shows their progress.',
  toPage: 'See what was requested, or retry',
  select: 'Please select the evidence to download',
  none: 'No files to download',
  failed: 'The batch download was not requested',
  asked: 'Requested downloads',
  askedHint:
    'Only requests that were sent are kept here; whether they completed, the browser knows. Reloading the page clears the list.',
  askedEmpty: 'No download was requested yet',
  clear: 'Clear the list',
  retry: 'Retry',
  retryOf: 'Retry %{number}',
  states: {
    asking: 'asking',
    started: 'requested',
    unknown: 'not known',
    shown: 'to be opened',
    unsafe: 'invalid link',
    failed: 'not downloaded',
  },
  /** More than a request takes. */
  parts: {
    intro:
      '%{smart_count} items are requested in %{parts} parts of at most %{most}. Request the next part once the browser downloads the one before.',
    part: 'Part %{at}/%{parts} (%{smart_count})',
    asking: 'requesting',
    started: 'requested',
    some: '%{started} requested, %{smart_count} not',
    failed: 'not downloaded',
    waiting: 'not requested',
    next: 'Request part %{at}/%{parts}',
    again: 'Request what wasn’t downloaded of part %{at}',
    done: 'All parts are requested and go on in the background',
  },
  package: {
    name: 'Download package',
    archive: '%{list} package',
    intro:
      'Packs the file of %{smart_count} piece of evidence into a package (a ZIP file). It is hashed as it arrives and compared with its certificate. The package is in BagIt format: the files are in its folder data, beside manifests of their hashes, a readable one (manifest.json, manifest.csv), and a page that verifies it offline (verify.html). |||| Packs the files of %{smart_count} pieces of evidence into one package (a ZIP file). Each is hashed as it arrives and compared with its certificate. The package is in BagIt format: the files are in its folder data, beside manifests of their hashes, a readable one (manifest.json, manifest.csv), and a page that verifies it offline (verify.html).',
    most: 'This browser can’t write to the disk while it downloads, so a package may have at most %{size}. For a larger one, choose fewer, or open this site in Chrome or Edge over https.',
    choose: 'Choose where to save',
    start: 'Start packing',
    packing: 'Packing %{place} of %{total}',
    received: '%{number}: %{size} received',
    receivedOf: '%{number}: %{size} of %{length} received',
    stay: 'Keep this page open until it is done.',
    cancel: 'Cancel packing',
    cancelled: 'Packing was cancelled; no package was saved',
    failed: 'The package was not finished, and none was saved',
    notWritten:
      'The package could not be written there: the disk may be full, or you may not be allowed to write.',
    tooLarge:
      'The package became larger than the 512 MB that this browser can hold. Choose fewer and try again.',
    again: 'Pack again',
    cut: 'The download was cut; the package already holds the beginning of this file',
    goOnWithout: 'Give up this file and go on',
    troubles: '%{count} could not be had',
    finishWithout: 'Finish without them',
    retry: 'Retry',
    saved: 'The package was saved',
    agreeing: '%{count} of %{total} files agree with their certificates',
    matching: 'Agreeing by %{algorithms}',
    wronglyStamped: '%{count} have a time stamp that is not valid; see the manifest: %{names}',
    matchingOf: '%{algorithm} (%{count})',
    and: ', ',
    singly: 'Download those one by one',
    refused: 'The storage host %{host} allows no package, so the files are downloaded one by one',
    refusals: {
      foreign: 'The storage host doesn’t let this page read its files (cross-origin policy)',
      unreachable: 'The storage host can’t be reached, or this site’s security policy forbids it',
    },
    changed: 'On retry, the file had another length than before',
    several: 'The server answered several files for this number',
    reasons: {
      unread: 'The certificate could not be read, so there is nothing to compare with',
      noDigest: 'The certificate has no file hash to compare with',
      malformed: 'The certificate’s hash can’t be read, so there is nothing to compare with',
      noMatch:
        'The certificate doesn’t state its hash’s algorithm, and none that it can be yields it; this doesn’t show that the file differs',
      contradiction:
        'The certificate contradicts itself: the file equals one of its hashes, and differs from another',
      unpacked:
        'Its hash isn’t the certificate’s, but the browser may have unpacked it while it was downloaded (Content-Encoding), so that its bytes needn’t be those in storage; this doesn’t show that the file differs',
      unavailable: 'This browser can’t compute the hash that is needed',
    },
    verdicts: {
      mismatch: 'Differs from its certificate',
      incomplete: 'Incomplete',
      missing: 'Could not be had',
      undecidable: 'Undecided',
      match: 'Agrees',
    },
    of: '%{verdict} (%{count})',
    lacking: 'The files of this evidence could not be had, or are incomplete:',
    timestamps,
    stamping: {
      choose: 'Time stamps for these files may be added: choose .tsr files, or drop them here',
      reading: 'Checking time stamps…',
      chosen: '%{count} chosen; when packing, each goes with the file whose hash it has',
      remove: 'Remove %{name}',
      stamped:
        'A time stamp was added to %{smart_count} file |||| Time stamps were added to %{smart_count} files',
      refused:
        '%{smart_count} time-stamp file is not added |||| %{smart_count} time-stamp files are not added',
      tooLarge: 'larger than 64 KB, so it is no time stamp',
      unread: 'the file can’t be read; please choose it again',
      noToken: 'no time stamp file (.tsr)',
      noFile: 'of no file of this package',
      taken: 'its file has a time stamp already',
    },
    custody: {
      name: 'Chain of custody: %{package}',
      account: 'Account %{uid}',
      captured: 'Captured',
      preserved: 'Preserved',
      downloaded: 'Evidence file downloaded',
      packed: 'Downloaded and packed',
      compared: 'Compared with the certificate',
      unstated: 'Hash on the certificate, algorithm not stated: %{digest}',
      more: 'Only the latest %{shown} of %{total} downloads are listed',
    },
    certificate: {
      language: 'en-US',
      title: 'Certificate data',
      intro:
        'What the server said of this certificate when the package was made: downloaded by %{name} (%{uid}), %{at}. The certificate on the server is what counts.',
      sections: {
        hashes: 'Hashes',
        forensics: 'Forensics',
        custody: 'Custody',
        packed: 'The file in this package',
      },
      fields: certificateFields,
      digest: 'Hash on the certificate (%{algorithm})',
      unstated: 'algorithm not stated',
      actual: '%{algorithm} of the file',
      events: {
        captureStart: 'Capture started',
        captureEnd: 'Capture ended',
        preserved: 'Preserved',
        downloaded: 'Evidence file downloaded',
      },
      unknown: 'time not given',
      noHistory: 'The history of downloads could not be read',
    },
    columns: {
      number: 'No.',
      path: 'File',
      size: 'Size (bytes)',
      sha256: 'SHA-256 of the file',
      otherDigests: 'Other file hashes',
      certificateDigests: 'Hashes on the certificate',
      verdict: 'Verdict',
      matching: 'Agrees by',
      reason: 'Note',
      blockchainHash: 'Blockchain hash',
      timestamp: 'Time stamp',
      at: 'Downloaded',
      by: 'By',
    },
  },
};

export const result: Translated<typeof zh.result> = {
  title: 'Preview of the result',
  none: 'There is no result to preview',
  invalid: 'Invalid link',
};

export const downloadHistory: Translated<typeof zh.downloadHistory> = {
  title: 'Download history',
  batchTitle: 'History of batch downloads',
};
