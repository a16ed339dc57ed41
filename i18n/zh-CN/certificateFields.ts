/** The fields of a certificate, on its page and in packages. */
export const certificateFields = {
  title: '文件名称',
  saveTime: '保全时间',
  fileType: '文件类型',
  address: '取证地点',
  isApp: '取证类型',
  startAt: '开始时间',
  endAt: '结束时间',
  duration: '取证时长',
  name: '设备名称',
  model_name: '设备型号',
  version: '版本',
  type: '操作系统',
  version_sys: '系统版本',
  processor: '处理器',
  core: '内核',
} as const;
