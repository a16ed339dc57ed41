/** The product's name. */
export const product = 'Evidence Console';

/** What the entries of the server's menu are called, by its Chinese names; one that isn't here stands for itself. */
export const menuNames: Readonly<Record<string, string>> = {
  用户管理: 'Users',
  企业认证: 'Enterprise certification',
  个人认证: 'Individual certification',
  余额查询: 'Balance',
  积分赠送: 'Points giving',
  数据证据: 'Evidence',
  企业证据: 'Enterprise evidence',
  个人证据: 'Personal evidence',
  在线公证: 'Notarization',
  出证申请: 'Notarization applications',
  在线取证: 'Online forensics',
  网页取证: 'Web forensics',
  过程取证: 'Process forensics',
  移动取证: 'Mobile forensics',
  财务管理: 'Finance',
  公证订单: 'Notarization orders',
  充值消费订单: 'Recharge and consumption orders',
  发票管理: 'Invoices',
  应用管理: 'App',
  版本管理: 'Versions',
  用户反馈: 'Feedback',
  权限管理: 'Rights',
  角色管理: 'Roles',
  账号管理: 'Accounts',
  后台登录日志: 'Back-office login log',
  用户登录日志: 'User login log',
};
