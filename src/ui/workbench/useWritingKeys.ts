import { useHotkeys } from 'react-hotkeys-hook';
import { isComposing } from '../../composing';

interface WritingKeys {
  onPicture(by: 1 | -1): void;
  onTurn(by: 1 | -1): void;
}

/**
 * Keys with Alt, which lead to the pictures while the focus stays in a field: R turns (Shift+R back), [ and ] go to the others.
 * By physical key, as Alt types other characters on a Mac; Alt with an arrow is the browser's own way back.
 */
export function useWritingKeys(isOn: boolean, { onPicture, onTurn }: WritingKeys) {
  const acts: Readonly<Record<string, () => void>> = {
    'alt+r': () => onTurn(1),
    'alt+shift+r': () => onTurn(-1),
    'alt+bracketleft': () => onPicture(-1),
    'alt+bracketright': () => onPicture(1),
  };
  useHotkeys(Object.keys(acts), (_event, { hotkey }) => acts[hotkey]?.(), {
    enabled: isOn,
    enableOnFormTags: true,
    preventDefault: true,
    ignoreEventWhen: isOthers,
  });
}

/** Whether a key types a letter (AltGr, an input method), or belongs to a dialog. */
const isOthers = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') ||
  isComposing(event) ||
  (event.target instanceof Element && event.target.closest('[role=dialog]') !== null);
