import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { partsOf, ref, rowId, wallTime } from './columns';

/** The capturing device, `configInfo` on the wire; type 1 Android, 2 iOS. */
export interface ConfigInfo {
  name: string;
  model_name: string;
  version: string;
  version_sys: string;
  processor: string;
  core: string;
  type: string;
}

const digests = {
  fileKey: text('file_key'),
  fileHash: text('file_hash'),
  sha256: text('sha256'),
  blockchainHash: text('blockchain_hash'),
  html: text('html'),
  address: text('address'),
  startAt: wallTime('start_at'),
  endAt: wallTime('end_at'),
  configInfo: jsonb('config_info').$type<ConfigInfo>(),
};

/**
 * Evidence. userType 1 personal, 2 enterprise; fileStatus 1 uploaded, 2 uploading, 0 missing; fileType 1 document,
 * 2 image, 3 or 4 progress media, 5 certificate; isApp 0 none, 1 photo, 2 audio, 3 video, 4 screen recording.
 */
export const evidences = pgTable(
  'evidences',
  {
    id: rowId(),
    baoquanNo: text('baoquan_no').notNull(),
    userId: ref('user_id').notNull(),
    username: text('username'),
    companyName: text('company_name'),
    userType: text('user_type').notNull(),
    product: text('product').notNull(),
    title: text('title').notNull(),
    saveTime: wallTime('save_time').notNull(),
    fileStatus: text('file_status').notNull(),
    fileType: text('file_type').notNull(),
    isApp: text('is_app').notNull(),
    ...digests,
  },
  (t) => [
    index('evidences_newest').on(t.saveTime, t.id, t.userType),
    uniqueIndex('evidences_no').on(t.baoquanNo.op('text_pattern_ops')),
    index('evidences_no_parts').using('gin', partsOf(t.baoquanNo)),
  ],
);

/**
 * Forensic records: kind 2 web, 3 process, 4 mobile. number is baoquan_no (web) or attestation_id (process, mobile).
 * status is SUCCESS, SUCCESSED, WAIT, FELLIN, FAIL, FAILED, ING, UPLOAD or CANCEL; timeLength in seconds.
 */
export const forensics = pgTable(
  'forensics',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    number: text('number').notNull(),
    userId: ref('user_id').notNull(),
    username: text('username').notNull(),
    mobile: text('mobile').notNull(),
    name: text('name').notNull(),
    label: text('label'),
    status: text('status').notNull(),
    beginAt: wallTime('begin_at').notNull(),
    timeLength: integer('time_length'),
    url: text('url'),
    fileType: text('file_type').notNull(),
    isApp: text('is_app').notNull(),
    ...digests,
  },
  (t) => [
    index('forensics_newest').on(t.beginAt, t.id, t.kind, t.status, t.label),
    uniqueIndex('forensics_number').on(t.number.op('text_pattern_ops')),
    index('forensics_number_parts').using('gin', partsOf(t.number)),
    index('forensics_mobile').on(t.mobile.op('text_pattern_ops')),
    index('forensics_mobile_parts').using('gin', partsOf(t.mobile)),
    index('forensics_name').on(t.name.op('text_pattern_ops')),
    index('forensics_username').on(t.username.op('text_pattern_ops')),
  ],
);

/** The labels offered for web forensics. */
export const labels = pgTable('labels', { id: rowId(), name: text('name').notNull() });

/** Downloads: type 1 person, 2 web, 3 process, 4 mobile; isBatch 0 single, 1 batch. */
export const downloadHistory = pgTable(
  'download_history',
  {
    id: rowId(),
    type: text('type').notNull(),
    baoquanNo: text('baoquan_no').notNull(),
    operator: text('operator').notNull(),
    operatorAccount: text('operator_account'),
    accountId: ref('account_id').notNull(),
    operateTime: wallTime('operate_time').notNull(),
    isBatch: text('is_batch').notNull(),
  },
  (t) => [
    index('download_history_newest').on(t.operateTime, t.id, t.type, t.isBatch),
    index('download_history_no').on(t.baoquanNo, t.id),
  ],
);

/** Every file the backend serves: key is its path in the file store, name the name it is saved under. */
export const files = pgTable('files', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
});
