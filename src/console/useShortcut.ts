import { useEffect } from 'react';

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The key that goes with a shortcut's letter, as it is written and as assistive technology is told of it. */
export const modifier = isApple ? { sign: '⌘', name: 'Meta' } : { sign: 'Ctrl+', name: 'Control' };

/** Hears a letter pressed with the {@link modifier}, anywhere. react-hotkeys-hook would be 2 kB more of what every list loads. */
export function useShortcut(letter: string, onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== letter || !(isApple ? metaKey : ctrlKey) || altKey || shiftKey) return;
      // Browsers have something of their own here.
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
