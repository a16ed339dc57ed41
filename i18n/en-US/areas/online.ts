import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/online';

const operations = {
  actions: {
    certificate: { name: 'View certificate' },
    result: { name: 'Preview result' },
  },
  listActions: {
    verify: { name: 'Verify files' },
    batch: { name: 'Batch download' },
    history: { name: 'Download history' },
  },
  figures: { all: 'All', failed: 'Failed tasks' },
  notSelectable: 'Not selectable: the task has not succeeded, so there is no file to download',
  selection: {
    package: { name: 'Download package' },
    batch: { name: 'Download selected files' },
  },
};

const captures = {
  fields: {
    attestation_id: 'Forensic no.',
    username: 'User name',
    mobile: 'Phone',
    name: 'Name',
    label: 'Label',
    status: 'Status',
    begin_at: 'Started',
    time_length: 'Length',
  },
  filters: {
    registtime: 'Started',
    status: 'Status',
    keyword: 'Number or phone',
  },
  ...operations,
};

export default {
  resources: {
    'online/web': {
      name: 'Web forensics',
      fields: {
        baoquan_no: 'Evidence no.',
        username: 'User name',
        mobile: 'Phone',
        name: 'Name',
        label: 'Label',
        status: 'Status',
        create_time: 'Captured',
      },
      filters: {
        registtime: 'Captured',
        status: 'Status',
        label: 'Label',
        keyword: 'Number or phone',
      },
      ...operations,
    },
    'online/process': {
      name: 'Process forensics',
      ...captures,
    },
    'online/move': {
      name: 'Mobile forensics',
      ...captures,
    },
    'online/webView': { name: 'Attestation certificate' },
    'online/proView': { name: 'Attestation certificate' },
  },
} satisfies Translated<typeof zh>;
