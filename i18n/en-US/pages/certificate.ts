import type { Translated } from '../../types';
import type * as zh from '../../zh-CN/pages/certificate';
import { certificateFields } from '../certificateFields';
import { factors } from '../factors';
import { verifier } from '../verifier';

export const certificate: Translated<typeof zh.certificate> = {
  evidence: 'Evidence certificate',
  attestation: 'Attestation certificate',
  numbers: { evidence: 'Evidence no.', forensic: 'Forensic no.', identifier: 'Evidence identifier' },
  toolbar: 'Certificate actions',
  print: 'Print',
  printNotice: 'Before printing, enable “Background graphics” in the print settings',
  printed: 'Printed by %{name} at %{at}',
  download: 'Download evidence file',
  history: 'Download history',
  verify: 'Verify locally',
  askedByIdentifier:
    'The link carries no evidence number, and none was read: the file and its downloads are asked for by the identifier',
  refusals: {
    missing: 'The evidence file is missing and cannot be downloaded',
    uploading: 'The evidence file is still uploading; please download it later',
    refused: 'This evidence cannot be downloaded at present',
  },
  sections: {
    hashes: 'Hashes',
    preview: 'Preview',
    chain: 'Blockchain',
    forensics: 'Forensics',
    custody: 'Custody timeline',
  },
  qr: {
    label: 'QR code of the certificate: %{url}',
    hints: {
      preview: 'Scan to see the file hash and the blockchain hash',
      explorer: 'Scan to look up the transaction in the blockchain explorer',
    },
  },
  digest: {
    file: 'File hash',
    sha256: 'SHA256',
    chain: 'Blockchain hash',
    transaction: 'transaction id',
    unstated: 'algorithm not stated',
  },
  chain: {
    explain:
      'The blockchain hash is the id of the preserving transaction: with it, any public blockchain explorer shows that transaction and its time, which proves that the file hash was written before then. It is no hash of the file and cannot be compared with one.',
    open: 'Look it up in a blockchain explorer',
    newWindow: ' (opens a new window)',
    none: 'There is no blockchain hash yet, so no transaction can be looked up.',
  },
  preview: {
    frame: 'Preview of the evidence',
    strangers: 'Content from other hosts is not loaded: %{hosts}',
    none: 'No preview',
    print: 'Print the preview alone',
  },
  facts: {
    fields: certificateFields,
    empty: { address: 'Location not available' },
  },
  custody: {
    captureStart: 'Capture started',
    captureEnd: 'Capture ended',
    preserved: 'Preserved',
    downloaded: 'Evidence file downloaded',
    gap: 'Nothing recorded for %{length}',
    unknown: 'time not given',
    noneOf: 'No downloads were found by the identifier %{identifier}',
    more: 'The latest %{shown} of %{total} downloads',
    units: { day: '%{count} d ', hour: '%{count} h ', minute: '%{count} min ', second: '%{count} s ' },
  },
  timestamp: {
    title: 'Time stamp',
    against:
      'Checks a time stamp against the hashes that the certificate states, on this machine only. Whether its root can be trusted is not judged.',
    choose: 'Choose a time stamp (.tsr), or drop it here',
  },
  factors,
  verifier,
};
