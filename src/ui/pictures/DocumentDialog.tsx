import type { DocumentProps } from '../../application';
import { ModalFrame } from '../../kit/ModalFrame';
import { DocumentViewer } from './DocumentViewer';

/** A document in a dialog, full screen on a phone. */
export default function DocumentDialog({ onClose, ...document }: DocumentProps & { onClose: () => void }) {
  return (
    <ModalFrame title={document.title} onClose={onClose} maxWidth="lg">
      <DocumentViewer {...document} />
    </ModalFrame>
  );
}
