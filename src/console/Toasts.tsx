import { useNotificationContext } from 'ra-core';
import type { NotificationProps } from 'ra-ui-materialui';
import { lazy, Suspense, useEffect, useState } from 'react';

const Notification = lazy(() => import('./Notification'));

/** How long a toast stays where another waits behind it. */
const ENOUGH = 1500;
/** Handed on to the Snackbar, whose own state it overrides. */
const CLOSED = { open: false } as NotificationProps;

/**
 * react-admin's toasts, loaded with the first thing there is to say; they then stay for their transitions. One that
 * others wait behind is closed early: an error must not be silent for as long as a success offers the next record.
 */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [needed, setNeeded] = useState(false);
  const [hasBeenRead, setHasBeenRead] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  useEffect(() => {
    // What is shown has been taken out of these: whatever is left waits.
    if (notifications.length === 0) return;
    const timer = setTimeout(() => setHasBeenRead(true), ENOUGH);
    return () => {
      clearTimeout(timer);
      setHasBeenRead(false);
    };
  }, [notifications]);
  return <Suspense>{needed && <Notification {...(hasBeenRead && CLOSED)} />}</Suspense>;
}
