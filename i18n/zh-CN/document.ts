/** The document viewer. */
export const document = {
  open: '在新窗口打开',
  save: '保存文件',
  loading: '加载中',
  failed: '文件未能加载',
  cut: '文件较大，仅显示开头的 1 MB',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适应宽度',
  tools: '文档工具',
  pages: '各页内容',
  page: '第 %{page} 页，共 %{count} 页',
  encoding: '编码',
  cutRecording: '录音不完整，只能播放到中断处',
  /** Why a recording isn't played. */
  codecs: '此浏览器不能播放该文件的编码（%{codecs}），请保存后用播放器打开',
  and: '、',
  /** Above a document. */
  signed: '文件带有电子签章，这里只显示其图样，未作验证。',
  partial: '部分内容（如特殊格式的图片、裁剪）未能按原样显示，请以保存的文件为准。',
  sentenceGap: '',
  brokenPage: '此页已损坏，不能显示',
  framed: '存放此文件的服务器不允许读取其内容，以下直接显示它的页面；如未显示，请在新窗口打开',
  /** Why a file can't be shown here. */
  reasons: {
    foreign: '未能读取此文件：存放它的服务器不允许在这里预览，或网络不通',
    empty: '文件是空的（0 字节）',
    tooLarge: '文件超过 100 MB，不在这里预览',
    other: '此格式不能在这里预览',
    broken: '文件已损坏或不完整，不能在这里预览',
    unplayable: '此浏览器不能播放该视频：编码不受支持，或文件已损坏',
    excessive: '文件展开后过大，不在这里预览',
    slow: '文件过于复杂，未能在 20 秒内显示',
    unsupported: '文件采用的编码不能在这里预览',
    locked: '文件设有密码，不能在这里预览',
  },
};
