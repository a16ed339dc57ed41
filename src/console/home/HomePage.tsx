import { useConsole } from '../../kit/ConsoleContext';
import { lazyChunk } from '../../lazyChunk';
import { NoPermission, NotFound } from '../NotFound';
import { hasHome } from './openFigures';

// Apart, so that what every list loads names one file of the page.
const Home = lazyChunk(() => import('./Home'));

/** The page to begin with, if the application has one and it has something for the account. */
export default function HomePage() {
  const declared = useConsole();
  if (!declared.parts.figures) return <NotFound />;
  return hasHome(declared) ? <Home /> : <NoPermission />;
}
