/** Local verification of a file, on the certificate pages and on the phone. */
export const verifier = {
  title: '本地校验',
  privacy: '文件仅在本机计算，不会上传',
  choose: '选择文件，或拖放到此处',
  drop: '松开以校验',
  again: '校验另一个文件',
  computing: '正在计算 %{name} 的哈希（%{algorithms}）',
  cancel: '取消',
  noDigest: '本证书没有可识别的文件哈希，只能算出文件的 SHA-256，无法判定。',
  match: '一致',
  /** After the verdict: the algorithms that matched. */
  by: '（%{algorithms}）',
  mismatch: '不一致',
  undecidable: '无法判定',
  cancelled: '已取消',
  hints: {
    match: '此文件与存证时的文件相同。',
    forgeable:
      '此文件的哈希与证书相同。但 MD5 与 SHA-1 哈希可以伪造，仅凭它不能排除有人制作了哈希相同的另一个文件。',
    mismatch: '此文件与存证时的文件不同。',
    cancelled: '未得出结论，可重新选择文件。',
    noDigest: '证书上没有文件哈希，无从比对。',
    malformed: '证书上的哈希无法识别：可能不完整，或用了本页不能计算的算法，因此无从比对。',
    noMatch:
      '已按 %{algorithms} 计算，与证书所载哈希都不同。但证书没有注明哈希算法，不能据此断定文件不同；请向证书的出具方核实算法。',
    contradiction: '证书所载哈希相互矛盾：此文件与其中一个相同，与另一个不同。请向证书的出具方核实。',
    unpacked:
      '此文件的哈希与证书不同，但它在传输时可能已被解压（例如名为 .gz，内容却未压缩），不一定是存储中的原样字节，不能据此断定文件不同。请取得未解压的原文件再校验。',
    unreadable: '文件无法读取：可能已被移动、删除、占用，或没有读取权限。',
    unavailable: '此浏览器无法在本机计算所需的哈希，请更新浏览器后重试。',
  },
  causes: '可能的原因',
  cause: {
    edited: '文件在存证后被编辑、另存或转换过格式',
    transfer: '经聊天软件或网盘传输时被压缩，或下载不完整',
    other: '选择了另一份文件，或同一证据的另一个版本',
    algorithm: '证书用了其他算法',
    content: '哈希算的不是此文件本身，例如算的是压缩包，或附加了时间、盐值',
    changed: '此文件确实与存证时的文件不同',
  },
  expected: '存证时的哈希',
  actual: '此文件的哈希',
  unstated: '算法未注明',
  different: '不同',
  and: '、',
  differing: '标记处为不同的部分：第 %{groups} 组',
  empty: '这是一个空文件（0 字节）。',
} as const;
