import type { Row } from 'declared-console/schema';
import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { historyOf } from '../downloads/historyOf';
import { taskStatus } from '../enums';
import { phoneNumber } from '../identifiers';
import { to } from '../routes';
import { keyword } from '../searching';
import { webNumber } from '../serialNumbers';
import { webLabels } from '../sources';

const record = defineRecord({
  baoquan_no: f.text(),
  username: f.text(),
  mobile: f.phone(),
  name: f.text(),
  label: f.text(),
  status: f.enum(taskStatus),
  create_time: f.dateTime(),
  address: f.url(),
});

/** The attestation page of a task; only if it has succeeded. */
const certificateOf = (row: Row<typeof record>) =>
  row.status === 'success' ? to('attestation/web', { id: row.baoquan_no }) : '';

/** Web forensics: docs/specification.md#forensics. */
export default defineResource({
  name: 'online/web',
  record,
  api: { list: get('/api/ajax/webfor/getWebList') },
  build: ({ link, dialog }) => ({
    key: 'baoquan_no',
    list: {
      call: 'list',
      columns: [
        { field: 'baoquan_no', to: certificateOf, newTab: true },
        'username',
        'mobile',
        'name',
        'label',
        'status',
        'create_time',
      ],
      filters: {
        registtime: i.dateRange(),
        status: i.select(taskStatus),
        label: i.choice(webLabels),
        keyword: keyword({
          finds: [webNumber, phoneNumber],
          also: 'orLastDigitsOrName',
        }),
      },
      tabs: 'status',
      actions: {
        verify: link({ to: () => to('evidence/verify', {}) }),
        batch: dialog({ load: () => import('../downloads/BatchDownloadDialog') }),
        history: dialog(historyOf('online/web')),
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
      certificate: link({ when: { status: 'success' }, newTab: true, to: certificateOf }),
      result: dialog({ when: { status: 'success' }, load: () => import('./ResultDialog') }),
    },
  }),
});
