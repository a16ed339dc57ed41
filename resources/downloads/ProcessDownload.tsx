import { BatchPage } from './BatchPage';

/** /online/processDownload */
export default function ProcessDownload() {
  return <BatchPage name="online/process" title="pages.downloads.processDownload" />;
}
