import { useNotify } from 'ra-core';
import { useEffect, useSyncExternalStore } from 'react';
import { session } from '../../auth/session';
import { storageLoss } from '../../storage/storage';

/** Long enough to be read to the end, in milliseconds. */
const TO_READ = 20_000;

/** Says once that the browser keeps neither what is written nor, worse, the login. */
export function StorageNotice() {
  const notify = useNotify();
  const isLost = useSyncExternalStore(storageLoss.subscribe, storageLoss.get);
  const isLoginLost = !session.isKept();
  useEffect(() => {
    if (isLost) notify('shell.unkept', { type: 'warning', autoHideDuration: TO_READ });
  }, [isLost, notify]);
  useEffect(() => {
    if (isLoginLost) notify('shell.unkeptLogin', { type: 'warning', autoHideDuration: TO_READ });
  }, [isLoginLost, notify]);
  return null;
}
