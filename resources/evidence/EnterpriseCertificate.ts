import { defineRecord, defineResource, f, get } from 'declared-console/schema';
import { to } from '../routes';
import { certificateOf, filters } from './evidence';
import { evidence } from './row';

const record = defineRecord({ ...evidence, companyName: f.text(), type: f.text() });

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
      filters,
      figures: { all: { count: {}, among: 'evidence' } },
      actions: { verify: link({ to: () => to('evidence/verify', {}) }) },
    },
    actions: { view: link({ newTab: true, to: certificateOf }) },
  }),
});
