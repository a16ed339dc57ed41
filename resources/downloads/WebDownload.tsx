import { BatchPage } from './BatchPage';

/** /online/webDownload */
export default function WebDownload() {
  return <BatchPage name="online/web" title="pages.downloads.webDownload" />;
}
