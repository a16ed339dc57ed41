/** 角色与账号 */
export const roles = {
  data: '数据权限',
  none: '未授予任何模块权限',
  held: { all: '，已授予', some: '，部分授予', none: '，未授予' },
  changes: '确认权限变更',
  added: '新增的权限',
  removed: '移除的权限',
  addedNone: '无新增',
  removedNone: '无移除',
  narrowed: '数据权限：该角色将只能查看与本账号相关的出证申请。',
  widened: '数据权限：取消限制后，该角色将能查看全部出证申请。',
  accountsFailed: '该角色的账号数查询失败',
  accounts: '该角色下有 %{smart_count} 个账号，将一并受影响。',
  accountsAtLeast: '该角色下至少有 %{smart_count} 个账号，将一并受影响；账号列表没有全部读取。',
  unchanged: '权限没有变化，仅保存名称和描述。',
} as const;
