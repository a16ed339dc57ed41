import { product } from './product';

/** The phone pages: previews of evidence, open without a session. */
export const mobile = {
  product,
  titles: {
    image: '图片预览',
    progress: '视频预览',
    document: '文档预览',
    attestation: '网页证据',
    invalid: '链接无效',
    notFound: '页面不存在',
  },
  loading: '加载中',
  retry: '重试',
  invalid: '链接无效',
  invalidHint: '请核对链接是否完整，或重新获取。',
  expired: '链接已失效，请重新获取',
  notFound: '抱歉，你访问的页面不存在',
  home: '返回首页',
  open: '打开原文件',
  stranger: {
    title: '此文件不在本服务的存储中',
    where: '文件所在主机：',
    hint: '任何人都能制作这样的链接，本服务不为其内容作证。确认主机名可信后再查看。',
    show: '仍要查看',
  },
  image: { alt: '证据图片', failed: '图片加载失败', enlarge: '查看原图', fit: '适应屏幕' },
  progress: { rotate: '请旋转手机以横屏观看', start: '立即播放', video: '证据视频', failed: '视频播放失败' },
  document: { frame: '证据文档', sound: '证据录音', failed: '文档加载失败' },
  attestation: {
    evidence: '证据ID',
    failed: '证据信息加载失败',
    fileHash: '文件哈希',
    /** After the name of the algorithm, or that it isn't stated. */
    fileHint: '，由文件内容算出。文件有任何改动，哈希都会不同。',
    unstated: '算法未注明',
    verify: '校验手中的文件',
    chainHash: '区块链哈希',
    chainHint: '记录该证据的区块链交易编号，可在区块链浏览器中查询。',
    search: '在区块链浏览器中查询',
    page: '证据页面',
    strangers: '页面中来自其他主机的内容未加载：%{hosts}',
    what: '这是一份证据的哈希查询页',
    members:
      '本服务只向已登录的人员显示证据的文件哈希与区块链哈希。请登录后再打开此链接，或向证书的出具方查询。',
    login: '去登录',
    copy: '复制',
    copied: '已复制',
    copyFailed: '无法复制，已选中，请手动复制',
    missing: '—',
  },
};
