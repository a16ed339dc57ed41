/** The words of the glossary for the codes that exports and rows spell out. */
const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (code: string | null): string =>
    (code === null ? undefined : names[code]) ?? '';

export const userStatusName = nameIn({ 1: '未提交', 2: '待审核', 3: '已通过', 4: '已拒绝' });
export const userTypeName = nameIn({ 1: '个人', 2: '企业' });
export const notarialStatusName = nameIn({ 1: '待审核', 2: '已通过', 3: '未通过' });
export const orderTypeName = nameIn({ 1: '充值', 2: '消费' });
export const businessTypeName = nameIn({
  1: '证据',
  2: '网页',
  3: '过程',
  4: '移动',
  5: '积分赠送',
  6: '账户积分充值',
});
