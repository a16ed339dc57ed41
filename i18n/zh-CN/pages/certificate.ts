import { certificateFields } from '../certificateFields';
import { factors } from '../factors';
import { verifier } from '../verifier';

/** The certificate pages: evidence, web, process and mobile. */
export const certificate = {
  evidence: '证据证书',
  attestation: '取证证书',
  numbers: { evidence: '证据编号', forensic: '取证编号', identifier: '证据ID' },
  toolbar: '证书操作',
  print: '打印',
  printNotice: '打印前请在打印设置中启用“背景图形”',
  printed: '打印人：%{name}　打印时间：%{at}',
  download: '下载证据文件',
  history: '下载历史',
  verify: '本地校验',
  askedByIdentifier: '链接没有带证据编号，也没有读到：下载文件和查询下载历史时，以证据ID代替编号',
  refusals: {
    missing: '证据缺失不可下载',
    uploading: '证据上传中请稍后下载',
    refused: '该证据当前不可下载',
  },
  sections: {
    hashes: '哈希',
    preview: '预览',
    chain: '区块链信息',
    forensics: '取证信息',
    custody: '保管时间线',
  },
  qr: {
    label: '证书二维码：%{url}',
    hints: { preview: '扫码查看文件哈希与区块链哈希', explorer: '扫码在区块链浏览器中查询存证交易' },
  },
  digest: {
    file: '文件哈希',
    sha256: 'SHA256',
    chain: '区块链哈希',
    transaction: '交易编号',
    unstated: '算法未注明',
  },
  chain: {
    explain:
      '区块链哈希是存证交易的编号：凭它可在公开的区块链浏览器中查到这笔交易及其时间，证明文件哈希在该时间之前已写入区块链。它不是文件哈希，不能与文件比对。',
    open: '在区块链浏览器中查询',
    newWindow: '（在新窗口打开）',
    none: '尚无区块链哈希，无法查询存证交易。',
  },
  preview: {
    frame: '证据预览内容',
    strangers: '预览中来自其他主机的内容未加载：%{hosts}',
    none: '暂无预览',
    print: '单独打印预览内容',
  },
  facts: {
    fields: certificateFields,
    empty: { address: '地址信息未获取' },
  },
  custody: {
    captureStart: '开始取证',
    captureEnd: '取证结束',
    preserved: '证据保全',
    downloaded: '下载证据文件',
    gap: '其间 %{length} 无记录',
    unknown: '未提供时间',
    noneOf: '按证据ID %{identifier} 查询，没有下载记录',
    more: '仅列出最近 %{shown} 次下载，共 %{total} 次',
    units: { day: '%{count}天', hour: '%{count}小时', minute: '%{count}分钟', second: '%{count}秒' },
  },
  timestamp: {
    title: '时间戳',
    against: '校验时间戳：与证书注明的哈希比对，仅在本机进行。根证书是否可信不作判断。',
    choose: '选择时间戳文件（.tsr），或拖放到此处',
  },
  factors,
  verifier,
} as const;
