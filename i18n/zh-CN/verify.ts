/** Local verification on a certificate page (src/hash). */
export const verify = {
  title: '本机校验',
  private: '文件仅在本机计算，不会上传',
  choose: '选择文件',
  drop: '将证据文件拖到此处，或选择文件',
  another: '选择其他文件',
  progress: '正在计算 SHA256：%{percent}%',
  cancel: '取消',
  retry: '重试',
  verdict: { match: '一致', mismatch: '不一致', undecidable: '无法判定', cancelled: '已取消' },
  match: '此文件与存证时的文件相同',
  mismatch: '此文件与存证时的文件不同',
  causes: {
    title: '可能的原因',
    other: '选择了另一个文件',
    edited: '文件被打开后重新保存、编辑或转换过格式',
    messenger: '文件经聊天软件或邮件传送时被压缩',
    partial: '文件没有下载完整',
  },
  expected: '存证时的哈希',
  actual: '此文件的哈希',
  differing: '标出的各组不同',
  reason: {
    noDigest: '此证据没有可比对的 SHA256',
    unreadable: '无法读取文件，可能已被移动、修改，或没有读取权限',
    unavailable: '此浏览器无法完成计算，请换用新版浏览器',
  },
};
