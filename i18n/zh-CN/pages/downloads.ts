/** Batch downloads: the dialog, the pages, and what was asked for. */
export const downloads = {
  of: {
    'online/web': '网页取证批量下载',
    'online/process': '过程取证批量下载',
    'online/move': '移动取证批量下载',
  },
  batch: '批量下载',
  title: '批量下载',
  asking: '正在请求 %{count} 项证据的下载地址…',
  started: '已发起 %{count} 项下载，将在后台继续',
  startedSome: '已发起 %{count} 项下载，共请求 %{asked} 项证据',
  unknown: '返回的文件未注明证据编号，且与请求的数量不符：无法判断缺少哪些，请逐项核对或重试。',
  noOperator: '无法确认操作人，未发起下载。请重新登录后再试。',
  logInAgain: '重新登录',
  closing: '%{seconds} 秒后自动关闭',
  browser: '进度请在浏览器的下载列表中查看。',
  toPage: '查看已请求的下载，或重试',
  select: '请选择需要下载的证据',
  none: '无下载文件',
  failed: '批量下载未发起',
  asked: '已请求的下载',
  askedHint: '这里只记录已发起的请求；是否下载完成以浏览器为准。刷新页面后清空。',
  askedEmpty: '尚未发起下载',
  clear: '清空记录',
  retry: '重试',
  retryOf: '重试 %{number}',
  states: { asking: '请求中', started: '已发起', unknown: '无法判断', unsafe: '链接无效', failed: '未发起' },
} as const;

/** 预览结果 */
export const result = {
  title: '预览结果',
  none: '暂无可预览的结果',
  invalid: '链接无效',
  cut: '文件较大，仅显示开头的 1 MB',
} as const;

/** 下载历史 */
export const downloadHistory = {
  title: '下载历史',
  batchTitle: '批量下载历史',
} as const;
