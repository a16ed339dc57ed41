import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type RouterBlockerFunction, useBlocker } from 'react-admin';
import { LeaveContext } from '../ui/forms/LeaveContext';

/**
 * Intercepts every change of the address: Back and Forward close what is open over the page, as on a phone, and forms may
 * hold the page. There is one, because a router has one blocker.
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
    // It closes by its own rules: it may ask first, or stay open while it is sending.
    modal.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }, [blocker, modal]);

  const gate = useMemo(() => ({ holds, blocker: modal ? undefined : blocker }), [holds, blocker, modal]);
  return <LeaveContext.Provider value={gate}>{children}</LeaveContext.Provider>;
}

/** The topmost dialog, menu or drawer. */
const openModal = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiModal-root:not(.MuiModal-hidden)')].at(-1);
