/** One sentence for each failure of a call, and for failing to start. */
export const errors = {
  chunk: '页面资源未能加载，请检查网络后刷新页面',
  reload: '刷新页面',
  crashed: '页面出错了，请刷新页面',
  boot: '控制台未能启动',
  retry: '重试',
  loading: '正在加载…',
  session: '账号已过期，请重新登录',
  forbidden: '权限不足，请重新登录',
  disabled: '账号被禁用',
  dropped: '登录已失效，请重新登录',
  refused: '操作未成功，请稍后重试',
  offline: '无法连接服务器，请检查网络后重试',
  timeout: '服务器超过30秒未响应，请稍后重试',
  http: '服务器出错，请稍后重试',
  unsafeUrl: '链接无效',
  malformed: '服务器返回的内容无法识别，请稍后重试',
  /** The answer to a call that changes data was lost. */
  unsure: {
    offline: '与服务器的连接中断，操作可能已生效，请先核对，不要直接重试',
    timeout: '服务器超过30秒未响应，操作可能已生效，请先核对，不要直接重试',
    http: '服务器出错，操作可能已生效，请先核对，不要直接重试',
    malformed: '服务器返回的内容无法识别，操作可能已生效，请先核对，不要直接重试',
  },
};
