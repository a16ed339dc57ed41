import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { ref, rowId, wallTime } from './columns';

/** Published app versions; address is the file key of the Android package. */
export const versions = pgTable('versions', {
  id: rowId(),
  currentVersion: text('current_version').notNull(),
  upperVersion: text('upper_version'),
  updateTime: wallTime('update_time').notNull(),
  updateDesc: text('update_desc').notNull(),
  updateContent: text('update_content').notNull(),
  address: text('address').notNull(),
  createTime: wallTime('create_time').notNull(),
  operator: text('operator').notNull(),
  operatorId: ref('operator_id'),
  operatorAccount: text('operator_account'),
});

/** User feedback: type 1 software use, 2 real-name verification, 3 on-chain preservation; status 1 open, 2 handled. */
export const feedback = pgTable(
  'feedback',
  {
    id: rowId(),
    name: text('name'),
    mobile: text('mobile').notNull(),
    userType: text('user_type').notNull(),
    modelName: text('model_name'),
    status: text('status').notNull(),
    version: text('version').notNull(),
    type: text('type').notNull(),
    content: text('content').notNull(),
    addTime: wallTime('add_time').notNull(),
  },
  (t) => [index('feedback_newest').on(t.addTime, t.id, t.type, t.status)],
);
