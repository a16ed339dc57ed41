import type { Translated } from '../types';
import type * as zh from '../zh-CN/certificateFields';

export const certificateFields: Translated<typeof zh.certificateFields> = {
  title: 'File name',
  saveTime: 'Preserved at',
  fileType: 'File type',
  address: 'Location',
  isApp: 'Capture type',
  startAt: 'Started at',
  endAt: 'Ended at',
  duration: 'Duration',
  name: 'Device name',
  model_name: 'Device model',
  version: 'Version',
  type: 'Operating system',
  version_sys: 'System version',
  processor: 'Processor',
  core: 'Kernel',
};
