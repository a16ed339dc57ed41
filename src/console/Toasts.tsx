import { useNotificationContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const Notification = lazy(() => import('./Notification'));

/** react-admin's toasts, loaded with the first thing there is to say; they then stay for their transitions. */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  return <Suspense>{needed && <Notification />}</Suspense>;
}
