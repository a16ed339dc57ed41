import { lazy, Suspense, useMemo } from 'react';
import type { DocumentProps } from '@/application';
import { useConsole } from '../ConsoleContext';
import { Waiting } from '../Waiting';

/** A document within the page, by the application's viewer; nothing where it has none. */
export function DocumentViewer(props: DocumentProps) {
  const { viewer } = useConsole().parts;
  const Viewer = useMemo(() => viewer && lazy(viewer), [viewer]);
  return <Suspense fallback={<Waiting />}>{Viewer && <Viewer {...props} />}</Suspense>;
}
