import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../api/errors';
import { useConsole } from '../kit/ConsoleContext';
import { insertText } from '../kit/insertText';

/**
 * The boxes that search for one thing: those of a query bar, and wherever a phone's keyboard has a key that searches. Not those for
 * dates, which have no spelling to check: two may be pasted.
 */
const SEARCHES_ONE = 'search input:not([spellcheck=false]), input[enterkeyhint=search]';
/** What parts the lines of a text and the cells of a table that were copied. */
const PARTS = /[\n\r\t\v\f\u2028\u2029]+/;

/**
 * Takes the first of several lines or cells that are pasted into a box that searches for one, and says that the others were left out:
 * the browser would make one word of all.
 */
export function PastedInSearch() {
  const { loadWords } = useConsole();
  const notify = useNotify();
  const tell = useEffectEvent((count: number) => {
    const told = loadWords('queries').then(() =>
      notify('queries.pastedFirst', { type: 'info', messageArgs: { smart_count: count } }),
    );
    told.catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  });
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const box = event.target;
      if (!(box instanceof HTMLInputElement) || !box.matches(SEARCHES_ONE)) return;
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      const [first = '', ...others] = pasted
        .split(PARTS)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      if (others.length === 0) return;
      event.preventDefault();
      insertText(box, first);
      tell(others.length);
    }
    addEventListener('paste', paste, true);
    return () => removeEventListener('paste', paste, true);
  }, []);
  return null;
}
