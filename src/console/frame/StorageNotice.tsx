import { useEffect, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';

/** Long enough to be read to the end, in milliseconds. */
const TO_READ = 20_000;

/** Says once that the browser keeps neither what is written nor, worse, the login. */
export function StorageNotice() {
  const notify = useNotify();
  const { session, storage } = useConsole();
  const isLost = useSyncExternalStore(storage.loss.subscribe, storage.loss.get);
  const loss = lossOf(isLost, !session.isKept());
  useEffect(() => {
    if (loss) notify(loss, { type: 'warning', autoHideDuration: TO_READ });
  }, [loss, notify]);
  return null;
}

/** One sentence for all that is lost: of two toasts the first would be gone before it is read. */
function lossOf(isStorageLost: boolean, isLoginLost: boolean): string | undefined {
  if (isLoginLost) return isStorageLost ? 'shell.unkeptAll' : 'shell.unkeptLogin';
  return isStorageLost ? 'shell.unkept' : undefined;
}
