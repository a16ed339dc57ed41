import { type RouterBlockerFunction, useBlocker } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LeaveContext } from '../ui/forms/LeaveContext';

/**
 * Stands before each change of the address: Back and Forward close what is open over the page, as on a telephone, and
 * what holds the page up is asked. It stands once, for a router has one blocker.
 */
export function LeaveGate({ children }: { readonly children: ReactNode }) {
  const [holds] = useState(() => new Set<RouterBlockerFunction>());
  const [modal, setModal] = useState<HTMLElement>();
  const blocker = useBlocker((change) => {
    const open = change.historyAction === 'POP' ? openModal() : undefined;
    setModal(open);
    return open !== undefined || [...holds].some((isHeld) => isHeld(change));
  });

  useEffect(() => {
    if (!modal || blocker.state !== 'blocked') return;
    blocker.reset();
    // Whatever it is, it closes as its own rules say: it may ask first, or stay while it is sending.
    modal.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }, [blocker, modal]);

  const gate = useMemo(() => ({ holds, blocker: modal ? undefined : blocker }), [holds, blocker, modal]);
  return <LeaveContext.Provider value={gate}>{children}</LeaveContext.Provider>;
}

/** The dialog, menu or drawer that lies over everything else. */
const openModal = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiModal-root:not(.MuiModal-hidden)')].at(-1);
