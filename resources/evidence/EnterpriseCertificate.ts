import { defineRecord, defineResource, f, get, i } from '@/schema';
import { fileStatus } from '../enums';
import { evidenceNumber } from '../identifiers';
import { certificateOf } from './certificateOf';

const record = defineRecord({
  baoquan: f.hidden(),
  baoquan_no: f.text(),
  userId: f.hidden(),
  companyName: f.text(),
  type: f.text(),
  title: f.fileName(),
  saveTime: f.dateTime(),
  fileStatus: f.enum(fileStatus),
});

/** Enterprise evidence: docs/specification.md#evidence-lists. */
export default defineResource({
  name: 'evidence/EnterpriseCertificate',
  record,
  api: { list: get('/api/ajax/data/getEvidencesList') },
  build: ({ link }) => ({
    key: 'baoquan',
    list: {
      call: 'list',
      params: { type: '2' },
      columns: [
        { field: 'baoquan_no', to: (row) => certificateOf(row), newTab: true },
        'companyName',
        'type',
        'title',
        'saveTime',
        'fileStatus',
      ],
      filters: { datetime: i.dateRange(), keyword: i.text({ finds: [evidenceNumber] }) },
    },
    actions: {
      view: link({ newTab: true, to: (row) => certificateOf(row) }),
    },
  }),
});
