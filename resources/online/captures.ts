import type { Row } from 'declared-console/schema';
import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { historyOf } from '../downloads/historyOf';
import { taskStatus } from '../enums';
import { phoneNumber } from '../identifiers';
import { to } from '../routes';
import { keyword } from '../searching';
import { moveNumber, processNumber } from '../serialNumbers';

const record = defineRecord({
  attestation_id: f.text(),
  username: f.text(),
  mobile: f.phone(),
  name: f.text(),
  label: f.text(),
  status: f.enum(taskStatus),
  begin_at: f.dateTime(),
  time_length: f.duration(),
  ossurl: f.url(),
});

/** The numbers of each kind. */
const numbers = { process: processNumber, move: moveNumber } as const;

/** The attestation page of each kind. */
const pages = { process: 'attestation/pro', move: 'attestation/move' } as const;

/** The attestation page of a task; only if it has succeeded. */
const certificateOf = (kind: keyof typeof pages) => (row: Row<typeof record>) =>
  row.status === 'success' ? to(pages[kind], { id: row.attestation_id }) : '';

/** Process and mobile forensics, which differ only in their query type: docs/specification.md#forensics. */
export const captures = (kind: 'process' | 'move', type: '1' | '3') =>
  defineResource({
    name: `online/${kind}`,
    record,
    api: { list: get('/api/ajax/evidence/getProList') },
    build: ({ link, dialog }) => ({
      key: 'attestation_id',
      list: {
        call: 'list',
        params: { type },
        columns: [
          { field: 'attestation_id', to: certificateOf(kind), newTab: true },
          'username',
          'mobile',
          'name',
          'label',
          'status',
          'begin_at',
          'time_length',
        ],
        filters: {
          registtime: i.dateRange(),
          status: i.select(taskStatus),
          keyword: keyword({
            finds: [numbers[kind], phoneNumber],
            also: 'orLastDigitsOrName',
          }),
        },
        tabs: 'status',
        actions: {
          verify: link({ to: () => to('evidence/verify', {}) }),
          batch: dialog({ load: () => import('../downloads/BatchDownloadDialog') }),
          history: dialog(historyOf(`online/${kind}`)),
        },
        figures: {
          all: { count: {}, among: 'evidence' },
          failed: { count: { status: 'failed' }, tone: 'bad' },
        },
        // Only a task that has succeeded has a file.
        selectable: { when: { status: 'success' } },
        selection: {
          package: dialog({ load: () => import('../downloads/package/PackageDialog') }),
          batch: dialog({ load: () => import('../downloads/BatchDownloadDialog') }),
        },
      },
      actions: {
        certificate: link({
          when: { status: 'success' },
          newTab: true,
          to: certificateOf(kind),
        }),
        result: dialog({ when: { status: 'success' }, load: () => import('./ResultDialog') }),
      },
    }),
  });
