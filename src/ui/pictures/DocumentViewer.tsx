import type { DocumentProps } from '../../application';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { Waiting } from '../../kit/Waiting';
import { lazyChunk } from '../../lazyChunk';

/** A document in the application's viewer; nothing if it has none. */
export function DocumentViewer(props: DocumentProps) {
  const { viewer } = useConsole().parts;
  const Viewer = viewer && lazyChunk(viewer);
  return <Deferred fallback={<Waiting />}>{Viewer && <Viewer {...props} />}</Deferred>;
}
