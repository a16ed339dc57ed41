import { useCallback, useState } from 'react';
import { PagesViewer } from '../pages/PagesViewer';
import type { ViewerProps } from '../pages/ViewerProps';
import { useOpenedFile } from '../worker/useOpenedFile';
import { OfdPage } from './OfdPage';
import type { OfdCalls } from './ofd';

const start = () => new Worker(new URL('./ofdWorker', import.meta.url), { type: 'module', name: 'ofd' });

/** Shows an OFD document page by page, and says what it doesn't: signatures that aren't verified, parts left out. */
export default function OfdViewer({ file, title, t, onProblem }: ViewerProps) {
  const ofd = useOpenedFile<OfdCalls>(file, start, onProblem);
  const [leftOut, setLeftOut] = useState<Readonly<Record<number, number>>>({});
  const noteLeftOut = useCallback(
    (page: number, count: number) => setLeftOut((before) => ({ ...before, [page]: count })),
    [],
  );
  const partial = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  const unread = ofd?.opened.leftOut ?? 0;
  const notes = [
    ofd?.opened.isSigned && t.signed,
    unread > 0 && t.unread.replace('%{count}', String(unread)),
    partial > 0 && t.partial.replace('%{count}', String(partial)),
  ].filter(Boolean);
  const whole = ofd?.opened.count === 1 ? onProblem : undefined;
  return (
    <PagesViewer
      title={title}
      t={t}
      count={ofd?.opened.count}
      width={ofd?.opened.usual.width}
      note={notes.join(t.sentenceGap) || undefined}
      renderPage={(page) =>
        ofd && (
          <OfdPage
            worker={ofd.worker}
            usual={ofd.opened.usual}
            // The only page is the whole file.
            onProblem={whole}
            onLeftOut={noteLeftOut}
            {...page}
          />
        )
      }
    />
  );
}
