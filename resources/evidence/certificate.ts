import { defineRecord, defineResource, f, get } from 'declared-console/schema';
import { userType } from '../enums';
import { to } from '../routes';
import { certificateOf, filters } from './evidence';
import { evidence } from './row';

const record = defineRecord({ ...evidence, username: f.text(), type: f.enum(userType) });

/** Personal evidence: docs/specification.md#evidence-lists. */
export default defineResource({
  name: 'evidence/certificate',
  record,
  api: { list: get('/api/ajax/data/getEvidencesList') },
  build: ({ link }) => ({
    key: 'baoquan',
    list: {
      call: 'list',
      params: { type: '1' },
      columns: [
        { field: 'baoquan_no', to: (row) => certificateOf(row), newTab: true },
        'username',
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
