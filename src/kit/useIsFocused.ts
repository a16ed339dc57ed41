import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The maximum age of a count, in milliseconds. */
export const MINUTE = 60_000;

/** Whether the tab is visible: counts aren't asked for behind somebody's back. */
export const useIsFocused = (): boolean => useSyncExternalStore(subscribe, () => focusManager.isFocused());

const subscribe = (listener: () => void) => focusManager.subscribe(listener);
