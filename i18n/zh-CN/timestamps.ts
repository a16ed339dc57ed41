/** What the check of a time stamp found, in packages and in the page that verifies them. */
export const timestamps = {
  unreadable: '时间戳无法识别',
  imprint: { good: '是此文件的时间戳', bad: '不是此文件的时间戳', open: '无法判断是否此文件的时间戳' },
  signature: { good: '签名有效', bad: '签名无效', open: '未附签名证书，无法核对签名' },
  chain: {
    good: '证书链完整（根证书是否可信未判断）',
    bad: '证书链无效',
    open: '未附根证书，证书链不完整',
  },
  time: { good: '时间在证书有效期内', bad: '时间不在证书有效期内', open: '无法核对时间' },
  reasons: {
    sm: '使用 SM2/SM3，此处不能校验',
    algorithm: '所用算法此处不能校验',
    noCrypto: '此浏览器不能校验时间戳',
  },
} as const;
