import { useEffect, useState } from 'react';
import { Deferred } from '../../kit/Deferred';
import { isOurs, isPageCovered, isSingle, useShortcutsOn } from '../../kit/shortcuts';
import { lazyChunk } from '../../lazyChunk';

const GoTo = lazyChunk(() => import('./GoTo'));

/** Goes to another page with `g` and a letter, from anywhere; what they are is shown in between. */
export function GoKey() {
  const [isOn] = useShortcutsOn();
  /** The letter after `g`, or `''` until it is pressed. */
  const [letter, setLetter] = useState<string>();
  const close = () => setLetter(undefined);

  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isFirst = letter === undefined;
      const isMeant = isFirst
        ? key === 'g' && isOurs(event) && !isPageCovered()
        : /^[a-z]$/.test(key) && isSingle(event);
      if (!isMeant) return;
      // The list or the workbench below has keys of the same letters.
      event.preventDefault();
      event.stopImmediatePropagation();
      setLetter(isFirst ? '' : key);
    }
    addEventListener('keydown', press, true);
    void GoTo.preload();
    return () => removeEventListener('keydown', press, true);
  }, [isOn, letter]);

  return (
    letter !== undefined && (
      <Deferred onClose={close}>
        <GoTo letter={letter} onClose={close} />
      </Deferred>
    )
  );
}
