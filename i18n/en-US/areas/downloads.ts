import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/downloads';
import { downloadHistory, downloads, result } from '../pages/downloads';

export default {
  pages: { downloads, history: downloadHistory, result },
  resources: {
    'downloads/history': {
      name: 'Download history',
      fields: {
        operator: 'Operator',
        operate_time: 'Time',
        baoquan_no: 'Evidence no.',
      },
    },
  },
} satisfies Translated<typeof zh>;
