import type { ViewerProps } from '../pages/ViewerProps';
import { RasterViewer } from './RasterViewer';

const start = () => new Worker(new URL('./tiffWorker', import.meta.url), { type: 'module', name: 'tiff' });

/** Shows a TIFF file, picture by picture. */
export default function TiffViewer(props: ViewerProps) {
  return <RasterViewer {...props} start={start} />;
}
