import type moveResource from '@resources/online/move';
import type processResource from '@resources/online/process';
import type proViewResource from '@resources/online/proView';
import type webResource from '@resources/online/web';
import type webViewResource from '@resources/online/webView';
import type { LabelsOf } from 'declared-console/schema';

/** The actions on tasks of every kind. */
const operations = {
  actions: {
    certificate: { name: '查看证书' },
    result: { name: '预览结果' },
  },
  listActions: {
    verify: { name: '批量校验' },
    batch: { name: '批量下载' },
    history: { name: '下载历史' },
  },
  figures: { all: '全部', failed: '失败的取证任务' },
  notSelectable: '任务未成功，没有可下载的文件',
  selection: {
    package: { name: '打包下载' },
    batch: { name: '下载选中的文件' },
  },
};

/** Process and mobile forensics have the same columns, filters and actions. */
const captures = {
  fields: {
    attestation_id: '取证编号',
    username: '用户名',
    mobile: '手机号',
    name: '名称',
    label: '标签',
    status: '状态',
    begin_at: '开始时间',
    time_length: '时长',
  },
  filters: {
    registtime: '开始时间',
    status: '状态',
    keyword: '编号或手机号',
  },
  ...operations,
};

/** 在线取证 */
export default {
  resources: {
    'online/web': {
      name: '网页取证',
      fields: {
        baoquan_no: '证据编号',
        username: '用户名',
        mobile: '手机号',
        name: '名称',
        label: '标签',
        status: '状态',
        create_time: '取证时间',
      },
      filters: {
        registtime: '取证时间',
        status: '状态',
        label: '标签',
        keyword: '编号或手机号',
      },
      ...operations,
    } satisfies LabelsOf<typeof webResource>,
    'online/process': {
      name: '过程取证',
      ...captures,
    } satisfies LabelsOf<typeof processResource>,
    'online/move': {
      name: '移动取证',
      ...captures,
    } satisfies LabelsOf<typeof moveResource>,
    'online/webView': { name: '取证证书' } satisfies LabelsOf<typeof webViewResource>,
    'online/proView': { name: '取证证书' } satisfies LabelsOf<typeof proViewResource>,
  },
};
