/** What the page itself says where its program doesn't come. */
export const unopened = {
  title: '页面还没有打开',
  said: '网络较慢时请稍候；一直如此，请刷新页面。仍打不开，请联系管理员。',
  reload: '刷新页面',
};
