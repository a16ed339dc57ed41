import type passwordResource from '@resources/personal/password';
import type sessionResource from '@resources/personal/session';
import type { LabelsOf } from 'declared-console/schema';
import { sessions } from '../pages/sessions';

/** What belongs to one's own account. */
export default {
  resources: {
    'personal/session': {
      name: '我的会话',
      ...sessions,
    } satisfies LabelsOf<typeof sessionResource>,
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
