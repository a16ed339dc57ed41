import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from './ConsoleContext';
import styles from './LoadingBar.module.css';

/**
 * The loading indicator, at the bottom of its bar: on while a call is under way, reset a second after each response.
 * @example
 * import { AppBar } from '@mui/material';
 *
 * <AppBar>Tools <LoadingBar /></AppBar>
 */
export function LoadingBar() {
  const { activity } = useConsole().client;
  const active = useSyncExternalStore(activity.subscribe, activity.get);
  const translate = useTranslate();
  return active && <div className={styles.bar} role="progressbar" aria-label={translate('list.loading')} />;
}
