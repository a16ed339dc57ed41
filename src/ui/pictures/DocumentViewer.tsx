import type { DocumentProps } from '../../application';
import { lazyChunk } from '../../lazyChunk';
import { useConsole } from '../ConsoleContext';
import { Deferred } from '../Deferred';
import { Waiting } from '../Waiting';

/** A document in the application's viewer; nothing if it has none. */
export function DocumentViewer(props: DocumentProps) {
  const { viewer } = useConsole().parts;
  const Viewer = viewer && lazyChunk(viewer);
  return <Deferred fallback={<Waiting />}>{Viewer && <Viewer {...props} />}</Deferred>;
}
