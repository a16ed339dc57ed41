const node = <const P extends string = ''>(
  id: number,
  parentId: number,
  name: string,
  url: string,
  more: { permission?: P; icon?: string; hidden?: 1 } = {},
) => ({
  id,
  name,
  url,
  parentId,
  permission: (more.permission ?? '') as P,
  icon: more.icon ?? '',
  hidden: more.hidden ?? 0,
});

/** The sample menu: id, parent, name, url, and further properties of each node. */
export const sampleMenu = [
  node(1, 0, '用户管理', '/user', { icon: 'user' }),
  node(2, 1, '企业认证', '/enterprise', { permission: 'user/getUserList' }),
  node(3, 1, '个人认证', '/individual', { permission: 'user/getUserList' }),
  node(4, 1, '余额查询', '/balance', { permission: 'userbalance/getUserBalanceList' }),
  node(5, 1, '积分赠送', '/integral', { permission: 'integral/getPointsList' }),
  node(6, 0, '数据证据', '/evidence', { icon: 'evidence' }),
  node(7, 6, '企业证据', '/EnterpriseCertificate', { permission: 'evidence/getEvidenceList' }),
  node(8, 6, '个人证据', '/certificate', { permission: 'evidence/getEvidenceList' }),
  node(9, 10, '出证申请', '/results', { permission: 'notarization/getList' }),
  node(10, 0, '在线公证', '/evidence', { icon: 'notary' }),
  node(11, 0, '在线取证', '/online', { icon: 'online' }),
  node(12, 11, '网页取证', '/web', { permission: 'webfor/getWebList' }),
  node(13, 11, '过程取证', '/process', { permission: 'evidence/getProList' }),
  node(14, 11, '移动取证', '/move', { permission: 'evidence/getProList' }),
  node(15, 0, '财务管理', '/money', { icon: 'money' }),
  node(16, 15, '公证订单', '/just', { permission: 'order/getOrderList' }),
  node(17, 15, '充值消费订单', '/customer', { permission: 'order/getOrderChargeList' }),
  node(18, 15, '发票管理', '/invoice', { permission: 'invoice/invoiceList' }),
  node(19, 0, '应用管理', '/app', { icon: 'app' }),
  node(20, 19, '版本管理', '/version', { permission: 'version/getList' }),
  node(21, 19, '用户反馈', '/feedback', { permission: 'version/feedback' }),
  node(22, 0, '权限管理', '/authority', { icon: 'authority' }),
  node(23, 22, '角色管理', '/role', { permission: 'role/getRoleList' }),
  node(24, 22, '账号管理', '/account', { permission: 'power/adminList' }),
  node(25, 22, '后台登录日志', '/log', { permission: 'LoginLog/getList' }),
  node(26, 22, '用户登录日志', '/userLog', { permission: 'LoginLog/getList' }),
  node(27, 18, '发票初审', '', { permission: 'invoice/invoiceCheckOne', hidden: 1 }),
  node(28, 18, '财务开票', '', { permission: 'invoice/invoiceCheckTwo', hidden: 1 }),
  node(29, 22, '开发者检视', '', { permission: 'system/inspect', hidden: 1 }),
  node(37, 9, '仅查看与本账号相关的出证申请', '', { hidden: 1 }),
  node(60, 22, '操作日志', '/audit', { permission: 'audit/getList' }),
  node(61, 60, '导出操作日志', '', { permission: 'audit/export', hidden: 1 }),
  node(62, 2, '审核企业认证', '', { permission: 'user/updateUserStatus', hidden: 1 }),
  node(63, 2, '导出企业认证', '', { permission: 'export/userExport', hidden: 1 }),
  node(64, 3, '审核个人认证', '', { permission: 'user/updateUserStatus', hidden: 1 }),
  node(65, 3, '导出个人认证', '', { permission: 'export/userExport', hidden: 1 }),
  node(66, 4, '导出余额', '', { permission: 'export/userBalanceExport', hidden: 1 }),
  node(67, 5, '赠送积分', '', { permission: 'user/updatePoints', hidden: 1 }),
  node(68, 9, '审核出证申请', '', { permission: 'data/check', hidden: 1 }),
  node(69, 20, '发布版本', '', { permission: 'version/addVersion', hidden: 1 }),
  node(70, 24, '解锁账号', '', { permission: 'power/unlock', hidden: 1 }),
  node(71, 15, '赠送复核', '/gift', { permission: 'giftApproval/getList' }),
  node(72, 71, '通过或拒绝赠送', '', { permission: 'giftApproval/decide', hidden: 1 }),
] as const;

/** The rights that were part of the entry above them before they had a node of their own. */
export const splitOff: readonly number[] = [62, 63, 64, 65, 66, 67, 68, 69];

/** A permission carried by a node of the menu. */
export type Permission = Exclude<(typeof sampleMenu)[number]['permission'], ''>;
