import { type RefObject, useEffect } from 'react';
import { isOurs, isPageCovered, useShortcutsOn } from '../../kit/shortcuts';

/** What a page's list is walked with by single keys. */
interface ListKeys {
  /** An element beside the list's rows, within the same parent. */
  readonly beside: RefObject<HTMLElement | null>;
  /** The name of the first text filter. */
  readonly filter: string | undefined;
  /** Shows the keys. */
  readonly onHelp: () => void;
}

/** Walks the rows with `j` and `k`, selects with `x`, goes to the text filter with `/`, and shows the keys with `?`. */
export function useListKeys({ beside, filter, onHelp }: ListKeys): void {
  const [isOn] = useShortcutsOn();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const list = beside.current?.parentElement;
      if (!isOn || !list || !isOurs(event) || isCovered(list)) return;
      // By character: some layouts need Shift for ? and /. Caps Lock is ignored.
      const key = event.shiftKey ? event.key : event.key.toLowerCase();
      const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
      // From a record beside the list one goes on from its row.
      const isHere = (row: HTMLElement) => row.contains(document.activeElement);
      const at = rows.findIndex(rows.some(isHere) ? isHere : (row) => row.ariaCurrent === 'true');
      const acts: Readonly<Record<string, () => void>> = {
        j: () => goTo(rows[at + 1]),
        k: () => goTo(rows[Math.max(at - 1, 0)]),
        x: () => rows[at]?.querySelector<HTMLElement>('.tick :enabled')?.click(),
        '?': onHelp,
        ...(filter && {
          '/': () => document.querySelector<HTMLElement>(`search [name="${filter}"]`)?.focus(),
        }),
      };
      if (!Object.hasOwn(acts, key)) return;
      // Browsers search the page with /.
      event.preventDefault();
      acts[key]?.();
    }

    function goTo(row: HTMLElement | undefined) {
      if (!row) return;
      row.tabIndex = -1;
      row.scrollIntoView({ block: 'nearest' });
      (row.querySelector<HTMLElement>('a, .tick :enabled') ?? row).focus({ preventScroll: true });
    }

    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, beside, filter, onHelp]);
}

/** Whether a dialog is open, or a menu, which hides the page from screen readers. */
const isCovered = (list: Element) => list.closest('[aria-hidden=true], [inert]') !== null || isPageCovered();
