import { useEffect } from 'react';
import type { DocumentProps } from '../../application';
import { useConsole } from '../../kit/ConsoleContext';
import { Deferred } from '../../kit/Deferred';
import { Waiting } from '../../kit/Waiting';
import { lazyChunk } from '../../lazyChunk';
import { useNoteViewed } from './viewedFiles';

/** A document in the application's viewer; nothing if it has none. */
export function DocumentViewer(props: DocumentProps) {
  const { viewer } = useConsole().parts;
  const Viewer = viewer && lazyChunk(viewer);
  const note = useNoteViewed();
  // Opened, as far as is known: a viewer needn't tell whether it could show it.
  useEffect(() => note(props.url, 'opened'), [props.url, note]);
  return (
    <Deferred fallback={<Waiting />}>
      {Viewer && (
        <Viewer {...props} onRead={(isReadable) => note(props.url, isReadable ? 'opened' : 'failed')} />
      )}
    </Deferred>
  );
}
