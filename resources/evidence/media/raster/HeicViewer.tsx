import type { ViewerProps } from '../pages/ViewerProps';
import { RasterViewer } from './RasterViewer';

const start = () => new Worker(new URL('./heicWorker', import.meta.url), { type: 'module', name: 'heic' });

/** Shows a HEIC file, picture by picture. */
export default function HeicViewer(props: ViewerProps) {
  return <RasterViewer {...props} start={start} />;
}
