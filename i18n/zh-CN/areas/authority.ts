import type accountResource from '@resources/authority/account';
import type auditResource from '@resources/authority/audit';
import type changeRecordsResource from '@resources/authority/changeRecords';
import type logResource from '@resources/authority/log';
import type roleResource from '@resources/authority/role';
import type roleCopyResource from '@resources/authority/roleCopy';
import type roleDetailResource from '@resources/authority/roleDetail';
import type sessionResource from '@resources/authority/session';
import type userLogResource from '@resources/authority/userLog';
import type { LabelsOf } from 'declared-console/schema';
import { roles } from '../pages/roles';
import { sessions } from '../pages/sessions';

/** 权限管理 */
export default {
  pages: { roles },
  resources: {
    'authority/role': {
      name: '角色管理',
      fields: {
        position: '角色名称',
        desc: '角色描述',
        status: '状态',
      },
      actions: {
        view: { name: '查看详情' },
        edit: { name: '编辑' },
        copy: { name: '复制' },
        enable: {
          name: '启用',
          success: '操作成功',
          confirm: '确定启用角色“%{position}”？',
        },
        disable: {
          name: '禁用',
          success: '操作成功',
          confirm: '确定禁用角色“%{position}”？',
        },
        records: { name: '变更记录' },
      },
      listActions: {
        add: { name: '新增' },
      },
      create: {
        name: '新增角色',
        success: '新增成功',
        fields: {
          roleName: '角色名称',
          roleDesc: '角色描述',
          menuId: '模块权限',
        },
      },
    } satisfies LabelsOf<typeof roleResource>,
    'authority/roleDetail': {
      name: '角色详情',
      sections: {
        role: {
          name: '角色',
          fields: { 'roleInfo.position': '角色名称', 'roleInfo.desc': '角色描述', 'roleInfo.status': '状态' },
        },
        modules: { name: '模块权限' },
      },
      edit: {
        name: '编辑角色',
        success: '编辑成功',
        closed: '该角色是系统内置角色，不能编辑，只能查看详情。',
        fields: {
          roleName: '角色名称',
          roleDesc: '角色描述',
          menuId: '模块权限',
        },
      },
    } satisfies LabelsOf<typeof roleDetailResource>,
    'authority/roleCopy': {
      name: '复制角色',
      edit: {
        name: '复制角色',
        success: '新增成功',
        fields: {
          roleName: '角色名称',
          roleDesc: '角色描述',
          menuId: '模块权限',
        },
      },
    } satisfies LabelsOf<typeof roleCopyResource>,
    'authority/account': {
      name: '账号管理',
      fields: {
        username: '账号',
        realname: '姓名',
        mobile: '手机号',
        position: '角色',
        status: '状态',
        is_accepted: '接受出证',
      },
      actions: {
        edit: { name: '编辑' },
        enable: {
          name: '启用',
          success: '操作成功',
          confirm: '确定启用 %{realname} 的账号“%{username}”？其角色为“%{position}”。',
        },
        disable: {
          name: '禁用',
          success: '操作成功',
          confirm: '确定禁用 %{realname} 的账号“%{username}”？其角色为“%{position}”。',
        },
        accept: {
          name: '接受出证',
          success: '操作成功',
          confirm: '确定让 %{realname} 的账号“%{username}”接受出证？其角色为“%{position}”。',
        },
        decline: {
          name: '暂停接受出证',
          success: '操作成功',
          confirm: '确定让 %{realname} 的账号“%{username}”暂停接受出证？其角色为“%{position}”。',
        },
        unlock: {
          name: '解锁',
          success: '解锁成功',
          confirm: '确定解锁 %{realname} 的账号“%{username}”？其角色为“%{position}”，登录失败的次数会清零。',
        },
        sessions: { name: '会话' },
        records: { name: '变更记录' },
      },
      listActions: {
        add: { name: '新增' },
      },
      create: {
        name: '新增账号',
        success: '新增成功',
        fields: {
          username: '账号',
          password: '密码',
          realname: '姓名',
          mobile: '电话',
          role_id: '角色',
        },
      },
      edit: {
        name: '编辑账号',
        success: '编辑成功',
        closed: '系统管理员角色的账号不能编辑。',
        fields: {
          username: '账号',
          password: '密码',
          realname: '姓名',
          mobile: '电话',
          role_id: '角色',
        },
      },
    } satisfies LabelsOf<typeof accountResource>,
    'authority/session': { name: '会话', ...sessions } satisfies LabelsOf<typeof sessionResource>,
    'authority/log': {
      name: '后台登录日志',
      fields: {
        account_id: '账号ID',
        name: '姓名',
        login_time: '登录时间',
        ip: 'IP地址',
      },
      marks: { night: '夜间登录', newAddress: '已读记录中首见' },
    } satisfies LabelsOf<typeof logResource>,
    'authority/audit': {
      name: '操作日志',
      fields: {
        seq: '序号',
        at: '时间',
        name: '操作人',
        kind: '操作',
        target_kind: '对象类型',
        target_id: '对象',
        call: '接口',
        result: '结果',
        details: '详情',
        address: 'IP地址',
        agent: '客户端',
        request_id: '请求ID',
      },
      filters: {
        datetime: '时间',
        account: '账号',
        kind: '操作',
        target: '对象或搜索内容',
      },
      listActions: {
        exportFull: {
          name: '导出含哈希的完整记录',
          hint: '符合当前条件的全部记录，含接口和哈希，可用于核对',
        },
      },
    } satisfies LabelsOf<typeof auditResource>,
    'authority/userLog': {
      name: '用户登录日志',
      fields: {
        account_id: '账号ID',
        name: '姓名',
        login_time: '登录时间',
        ip: 'IP地址',
        mobile: '手机号',
      },
    } satisfies LabelsOf<typeof userLogResource>,
    'authority/changeRecords': {
      name: '变更记录',
      fields: {
        operator: '操作人',
        operate_time: '操作时间',
        action: '操作内容',
      },
    } satisfies LabelsOf<typeof changeRecordsResource>,
  },
};
