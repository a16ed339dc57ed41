import { useState } from 'react';
import { PagesViewer } from '../pages/PagesViewer';
import type { ViewerProps } from '../pages/ViewerProps';
import { useOpenedFile } from '../worker/useOpenedFile';
import { OfdPage } from './OfdPage';
import type { OfdCalls } from './ofd';

const start = () => new Worker(new URL('./ofdWorker', import.meta.url), { type: 'module', name: 'ofd' });

/** Shows an OFD document page by page, and says what it doesn't: signatures that aren't verified, parts left out. */
export default function OfdViewer({ file, title, t, onProblem }: ViewerProps) {
  const ofd = useOpenedFile<OfdCalls>(file, start, onProblem);
  const [isPartial, setIsPartial] = useState(false);
  const notes = [ofd?.opened.isSigned && t.signed, isPartial && t.partial].filter(Boolean);
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
            onPartial={setIsPartial}
            {...page}
          />
        )
      }
    />
  );
}
