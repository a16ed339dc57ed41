import type { RecordOf } from 'declared-console/schema';
import { defineEnum, defineRecord, f } from 'declared-console/schema';
import { captureType, deviceSystem, fileType } from './enums';

/** `isDownload` in the certificate's data: the file may be downloaded only if it is 1. */
export const downloadable = defineEnum('downloadable', { yes: { wire: '1' }, no: { wire: ['0', '2'] } });

/** The capturing device: `configInfo`. */
export const device = defineRecord({
  name: f.text(),
  model_name: f.text(),
  version: f.text(),
  version_sys: f.text(),
  processor: f.text(),
  core: f.text(),
  type: f.enum(deviceSystem),
});

/** The certificate data, the same for evidence, web, process and mobile: docs/specification.md#certificate-data. */
export const certificate = defineRecord({
  baoquan: f.text(),
  html: f.maybe(f.hidden()),
  file_hash: f.maybe(f.text()),
  sha256: f.maybe(f.text()),
  /** The algorithm of `file_hash`, if a server says it. */
  hash_algorithm: f.maybe(f.text()),
  /** A time stamp of the file (RFC 3161) in base64, if a server has one. */
  timestamp_token: f.maybe(f.hidden()),
  blockchain_hash: f.maybe(f.text()),
  fileType: f.maybe(f.enum(fileType)),
  isApp: f.maybe(f.enum(captureType)),
  isDownload: f.maybe(f.enum(downloadable)),
  path: f.maybe(f.url()),
  address: f.maybe(f.text()),
  startAt: f.maybe(f.dateTime()),
  endAt: f.maybe(f.dateTime()),
  configInfo: f.maybe(f.object(device)),
  /** The file's name and when it was preserved; not every server sends them. */
  title: f.maybe(f.fileName()),
  saveTime: f.maybe(f.dateTime()),
});

/** A decoded certificate. */
export type CertificateRow = RecordOf<typeof certificate> & { readonly id: string };
