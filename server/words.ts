/** Names of codes, for exports and rows; empty for an unknown code. */
const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (code: string | null): string =>
    (code === null ? undefined : names[code]) ?? '';

/** The status of a user's real-name verification. */
export const userStatusName = nameIn({ 1: '未提交', 2: '待审核', 3: '已通过', 4: '已拒绝' });
/** A person or a company. */
export const userTypeName = nameIn({ 1: '个人', 2: '企业' });
/** The status of a feedback. */
export const feedbackStatusName = nameIn({ 1: '待处理', 2: '已处理' });
/** The review status of an application. */
export const notarialStatusName = nameIn({ 1: '待审核', 2: '已通过', 3: '未通过' });
/** Recharge or consumption. */
export const orderTypeName = nameIn({ 1: '充值', 2: '消费' });
/** The business an order is for. */
export const businessTypeName = nameIn({
  1: '证据',
  2: '网页',
  3: '过程',
  4: '移动',
  5: '积分赠送',
  6: '账户积分充值',
});
