import { PagesViewer } from '../pages/PagesViewer';
import type { ViewerProps } from '../pages/ViewerProps';
import { useOpenedFile } from '../worker/useOpenedFile';
import { RasterPage } from './RasterPage';
import type { RasterCalls } from './raster';

interface RasterViewerProps extends ViewerProps {
  /** Starts the worker for the format; must be stable between renders. */
  readonly start: () => Worker;
}

/** Shows the pictures of a file that browsers don't show, one below the other. */
export function RasterViewer({ file, title, t, onProblem, start }: RasterViewerProps) {
  const raster = useOpenedFile<RasterCalls>(file, start, onProblem);
  const count = raster?.opened.length;
  return (
    <PagesViewer
      title={title}
      t={t}
      count={count}
      width={raster?.opened[0]?.width}
      renderPage={(page) => {
        const size = raster?.opened[page.number - 1];
        if (!size) return null;
        // The only picture is the whole file.
        const whole = count === 1 ? onProblem : undefined;
        return <RasterPage worker={raster.worker} size={size} onProblem={whole} {...page} />;
      }}
    />
  );
}
