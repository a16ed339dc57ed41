import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useConsole } from './ConsoleContext';
import styles from './Pending.module.css';

/**
 * The loading indicator, at the foot of the bar that it is in: on while a call is underway, reset a second after each
 * response.
 */
export function Pending() {
  const { pending } = useConsole().client;
  const active = useSyncExternalStore(pending.subscribe, pending.active);
  const translate = useTranslate();
  return (
    active && <div className={styles.pending} role="progressbar" aria-label={translate('list.loading')} />
  );
}
