import type historyResource from '@resources/downloads/history';
import type { LabelsOf } from 'declared-console/schema';
import { downloadHistory, downloads, result } from '../pages/downloads';

/** 下载历史 */
export default {
  pages: { downloads, history: downloadHistory, result },
  resources: {
    'downloads/history': {
      name: '下载历史',
      fields: {
        operator: '操作人',
        operate_time: '操作时间',
        baoquan_no: '证据编号',
      },
    } satisfies LabelsOf<typeof historyResource>,
  },
};
