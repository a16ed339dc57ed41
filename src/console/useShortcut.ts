import { useEffect } from 'react';

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The modifier key of shortcuts: as it is displayed, and its name for `aria-keyshortcuts`. */
export const modifier = isApple ? { sign: '⌘', name: 'Meta' } : { sign: 'Ctrl+', name: 'Control' };

/** Handles a letter pressed with the {@link modifier}, anywhere. react-hotkeys-hook would add 2 kB to every list. */
export function useShortcut(letter: string, onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== letter || !(isApple ? metaKey : ctrlKey) || altKey || shiftKey) return;
      // Browsers have shortcuts of their own for these.
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
