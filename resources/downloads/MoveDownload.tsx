import { BatchPage } from './BatchPage';

/** /online/moveDownload */
export default function MoveDownload() {
  return <BatchPage name="online/move" title="pages.downloads.moveDownload" />;
}
