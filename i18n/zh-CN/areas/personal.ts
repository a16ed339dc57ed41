import type activityResource from '@resources/personal/activity';
import type claimResource from '@resources/personal/claim';
import type exportReportResource from '@resources/personal/exportReport';
import type passwordResource from '@resources/personal/password';
import type receiptResource from '@resources/personal/receipt';
import type sessionResource from '@resources/personal/session';
import type sharedQueryResource from '@resources/personal/sharedQuery';
import type { LabelsOf } from 'declared-console/schema';
import { sessions } from '../pages/sessions';

/** What belongs to one's own account. */
export default {
  resources: {
    'personal/claim': {
      name: '处理中的记录',
      fields: { item: '记录', holder: '处理人', is_own: '归属', since: '开始时间', remaining: '剩余秒数' },
    } satisfies LabelsOf<typeof claimResource>,
    'personal/exportReport': { name: '导出记录' } satisfies LabelsOf<typeof exportReportResource>,
    'personal/receipt': {
      name: '审核回执',
      fields: {
        verdict: '审核结果',
        time: '审核时间',
        verifier: '审核人',
        warnings: '当时的提示',
        is_acknowledged: '提示已确认',
        is_confirmed: '提交已确认',
        digest: '资料哈希',
      },
    } satisfies LabelsOf<typeof receiptResource>,
    'personal/sharedQuery': {
      name: '共享的常用条件',
      fields: { label: '名称', owner: '共享人', is_own: '归属', time: '共享时间', search: '查询' },
    } satisfies LabelsOf<typeof sharedQueryResource>,
    'personal/session': {
      name: '我的会话',
      ...sessions,
    } satisfies LabelsOf<typeof sessionResource>,
    'personal/activity': {
      name: '我的操作',
      fields: { kind: '操作', today: '今天', week: '本周' },
      figures: { mine: '今天和本周' },
    } satisfies LabelsOf<typeof activityResource>,
    'personal/password': {
      name: '修改密码',
      create: {
        name: '修改密码',
        success: '修改成功，请重新登录',
        fields: { old_password: '原密码', password: '新密码', again: '再次输入新密码' },
      },
    } satisfies LabelsOf<typeof passwordResource>,
  },
};
