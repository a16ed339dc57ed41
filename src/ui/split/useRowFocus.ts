import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../composing';

/** How long the focus rests on a row, in milliseconds, before its record is opened: less is just passing over it. */
const SETTLED = 250;

interface RowFocus {
  /** The element beside the list, within the same parent. */
  readonly beside: RefObject<HTMLElement | null>;
  /** Called with a row's id, and whether its own link was activated by the keyboard. */
  onOpen(id: string, byKey: boolean): void;
  onClose(): void;
  /** Whether this link opens the row's record, so that it needn't be followed. */
  opens(id: string, href: string): boolean;
}

/** Follows the focus, the arrow keys and the pointer through the rows of the list beside an element. */
export function useRowFocus({ beside, ...calls }: RowFocus): void {
  const openRow = useEffectEvent(calls.onOpen);
  const close = useEffectEvent(calls.onClose);
  const opens = useEffectEvent(calls.opens);
  useEffect(() => {
    const around = beside.current?.parentElement;
    if (!around) return;
    let timer: ReturnType<typeof setTimeout>;
    let byPointer = false;
    let isReturning = false;
    /** The row of the list, not of one inside the record. */
    const rowOf = (target: EventTarget | null) => {
      const row = (target as Element).closest<HTMLElement>('tr[data-row]');
      return row && !beside.current?.contains(row) ? row : undefined;
    };

    function settle({ target }: FocusEvent) {
      const id = rowOf(target)?.dataset.row;
      clearTimeout(timer);
      // What the pointer does with a row is told by its click: it may only have selected it.
      if (id !== undefined && !byPointer && !isReturning) timer = setTimeout(openRow, SETTLED, id, false);
    }

    function click(event: MouseEvent) {
      const row = rowOf(event.target);
      const id = row?.dataset.row;
      if (!row || id === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const control = (event.target as Element).closest('a, button, input, label, .tick');
      const href = control?.getAttribute('href') ?? undefined;
      if (control && (href === undefined || !opens(id, href))) return;
      // A link would be followed to the record's page.
      if (control) event.preventDefault();
      clearTimeout(timer);
      openRow(id, event.detail === 0);
    }

    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const row = rowOf(target);
      const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
      if (!isArrow || !row || (target as Element).matches('select, textarea')) return;
      const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[data-row]') ?? [])];
      event.preventDefault();
      focusRow(rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]);
    }

    const point = ({ type }: Event) => {
      byPointer = type === 'pointerdown';
    };

    /** Leaves what is written in first: it is kept. */
    function leave(event: KeyboardEvent) {
      const aside = beside.current;
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || isCovered()) return;
      clearTimeout(timer);
      const { activeElement: active } = document;
      const from = event.target instanceof Element ? event.target : null;
      if (!aside || aside.hidden) return;
      // Where it was pressed: a decision's own keys may have moved the focus already.
      if (from?.matches('textarea, input:not([type=radio], [type=checkbox])')) {
        if (active === from && aside.contains(from)) aside.focus({ preventScroll: true });
        return;
      }
      const current = around?.querySelector<HTMLElement>('tr[aria-current]') ?? undefined;
      close();
      isReturning = true;
      if (!rowOf(active)) focusRow(current);
      isReturning = false;
    }
    around.addEventListener('focusin', settle);
    around.addEventListener('click', click, true);
    around.addEventListener('keydown', press);
    for (const type of POINTING) addEventListener(type, point, true);
    addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      around.removeEventListener('focusin', settle);
      around.removeEventListener('click', click, true);
      around.removeEventListener('keydown', press);
      for (const type of POINTING) removeEventListener(type, point, true);
      removeEventListener('keydown', leave);
    };
  }, [beside]);
}

/** What tells whether the focus is moved by a pointer or by keys. */
const POINTING = ['pointerdown', 'keydown'] as const;

/** Focuses a row's link or, without one, the row. */
export function focusRow(row: HTMLElement | null | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.scrollIntoView({ block: 'nearest' });
  (row.querySelector<HTMLElement>('a') ?? row).focus({ preventScroll: true });
}

/** Whether a dialog or a menu is open, whose key Escape is. */
const isCovered = () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden), dialog[open]') !== null;
