import { timestamps as stamps } from './timestamps';

/** The page in an archive that verifies its unpacked files. */
export const verify = {
  title: '证据包校验',
  /** The other language's name, in that language. */
  other: 'English',
  intro: '请先解压证据包，再选择解压后的文件夹，或把它拖放到下方。',
  offline: '全部计算都在本机进行：本页不联网，文件不会离开这台电脑。',
  choose: '选择解压后的文件夹，或拖放到此处',
  cancel: '取消',
  limits:
    '本页核对证据包是否完整、未被改动，以及文件哈希与清单所列证书哈希是否一致。能改动文件的人也能改动清单：清单本身请与证书核对；区块链哈希可在公开的区块链浏览器中查询。',
  reading: '正在计算 %{name}',
  made: '打包时间 %{when}，操作人 %{name}（%{uid}）',
  allGood: '全部 %{count} 个文件与清单、证书一致。',
  noneBad: '%{count} 个文件与清单一致，其中 %{open} 个无法与证书比对。',
  none: '清单中没有文件。',
  stepsBad: '证据包不完整或被改动：见下列标有 ✗ 的步骤。',
  /** Each step of the check in words, by its outcome. */
  steps: {
    declaration: {
      good: '声明（bagit.txt）：这是 BagIt 1.0 格式的证据包。',
      bad: '声明（bagit.txt）与打包时不同：不是 BagIt 1.0 格式的证据包的声明。',
    },
    tags: {
      good: '说明文件：%{count} 个说明文件齐全，哈希与 tagmanifest 一致。',
      bad: '说明文件：有 %{count} 个被改动、缺少、多出或无法读取。',
      unread: '说明文件：tagmanifest 缺少或被改动，无法核对说明文件。',
    },
    payload: {
      good: '证据文件：%{count} 个文件齐全，没有多出的，SHA-256 与 manifest-sha256.txt 一致。',
      bad: '证据文件：有 %{count} 个被改动、缺少、多出或无法读取。',
      unread: '证据文件：哈希清单（manifest）缺少或被改动，无法核对。',
    },
    sm3: {
      good: '国密哈希：%{count} 个文件的 SM3 与 manifest-sm3.txt 一致。',
      bad: '国密哈希：有 %{count} 个文件不符，详见下方。',
      unread: '国密哈希：manifest-sm3.txt 缺少或被改动，无法核对。',
      open: '国密哈希：本页不能计算 SM3，未核对 manifest-sm3.txt。',
      none: '国密哈希：没有证书注明 SM3，此证据包没有 SM3 清单。',
    },
    oxum: {
      good: '总量：%{count} 个文件的数量和字节数与 bag-info.txt 一致。',
      bad: '总量：文件的数量或字节数与 bag-info.txt 不一致。',
      unread: '总量：bag-info.txt 没有注明文件的数量和字节数。',
    },
    certificates: {
      good: '与证书比对：%{count} 个文件全部一致。',
      bad: '与证书比对：有 %{count} 个文件与证书不一致。',
      open: '与证书比对：有 %{count} 个文件无法判定。',
      unread: '与证书比对：manifest.json 缺少或被改动，无法比对。',
    },
    timestamps: {
      good: '时间戳：%{count} 个时间戳的印记、签名、证书链和时间都有效（根证书是否可信未判断）。',
      bad: '时间戳：有 %{count} 个无效，详见下方。',
      open: '时间戳：有 %{count} 个无法完全校验，详见下方；这不表示它们无效。',
      none: '时间戳：此证据包没有时间戳。',
    },
  },
  joint: '、',
  failures: {
    cancelled: '已取消，未得出结论。',
    notRead: '浏览器不允许读取拖放到框外的内容：请把文件夹拖放到框内，或点击框选择。',
    noBag: '没有找到 bagit.txt：请选择解压后的整个文件夹。',
    noHash: '此浏览器无法计算哈希（没有 WebAssembly），请换用较新的浏览器。',
  },
  /** Headings for the files in each state. */
  summary: {
    changed: '与清单不一致',
    mismatch: '与证书不一致',
    lost: '文件夹中缺少',
    unreadable: '无法读取',
    unlisted: '不在 manifest-sha256.txt 中',
    incomplete: '下载不完整',
    missing: '打包时未取得',
    extra: '不在清单中',
  },
  states: {
    changed: '与清单不一致：打包后被改动',
    mismatch: '与证书不一致',
    lost: '文件夹中缺少此文件',
    unreadable: '文件无法读取',
    unlisted: 'manifest-sha256.txt 中没有此文件：清单被改动',
    incomplete: '下载时中断，文件不完整',
    missing: '打包时未取得此文件',
    extra: '不在清单中',
    match: '一致',
  },
  /** After a verdict: the algorithms that matched. */
  by: '（%{algorithms}）',
  /** Why the digests decide nothing. */
  undecidable: {
    noDigest: '与清单一致；证书没有文件哈希，无法判定',
    malformed: '与清单一致；证书所载哈希无法识别，无法判定',
    noMatch: '与清单一致；证书未注明哈希算法，按下列算法计算都不相同，无法判定',
    contradiction: '与清单一致；证书所载哈希相互矛盾，无法判定',
    unpacked:
      '与清单一致；与证书所载哈希不同，但文件在下载时可能已被浏览器解压，不一定是存储中的原样字节，无法判定',
    unavailable: '与清单一致；本页不能计算所需的哈希，无法判定',
  },
  /** What the check of a time stamp found. */
  timestamps: stamps,
  facts: {
    number: '编号',
    size: '大小',
    listed: '清单中的大小',
    bytes: '字节',
    actual: '此文件的 %{algorithm}',
    manifest: '清单中的 %{algorithm}',
    certificate: '证书所载哈希（%{algorithm}）',
    unstated: '算法未注明',
    chain: '区块链哈希',
    timestamp: '时间戳',
    reason: '说明',
  },
} as const;
