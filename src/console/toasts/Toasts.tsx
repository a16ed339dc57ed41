import { Box, Portal } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  NotificationContext,
  type NotificationProps,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../../chunks';
import { lazyChunk } from '../../lazyChunk';

export const Notification = lazyChunk(() => import('./Notification'));

/** How long a toast stays if another is waiting, in milliseconds. */
const ENOUGH = 1500;
/** Passed to the Snackbar, whose own state it overrides. */
const CLOSED = { open: false } as NotificationProps;

/**
 * react-admin's toasts, loaded with the first message, and then kept mounted for their transitions. A toast is closed early
 * if others are waiting: an error must not wait until a success has timed out. Each is portalled into the body anew, because
 * an opening dialog hides its siblings from screen readers.
 */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [needed, setNeeded] = useState(false);
  const [hasBeenRead, setHasBeenRead] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  useEffect(() => {
    // The toast on display has been removed from these: whatever is left is waiting.
    if (notifications.length === 0) return;
    const timer = setTimeout(() => setHasBeenRead(true), ENOUGH);
    return () => {
      clearTimeout(timer);
      setHasBeenRead(false);
    };
  }, [notifications]);
  return (
    needed && (
      <ErrorBoundary
        fallback={<Plain />}
        onError={(error) => error instanceof ChunkError && error.forget()}
        resetKeys={[notifications]}
      >
        <Suspense>
          <TakenOne>
            <Portal>
              <Notification {...(hasBeenRead && CLOSED)} />
            </Portal>
          </TakenOne>
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Takes the next notification. react-admin's own way writes back a stale list, and loses messages sent at that moment. */
function TakenOne({ children }: { readonly children: ReactNode }) {
  const context = useNotificationContext();
  const [next] = context.notifications;
  function takeNotification() {
    context.setNotifications((waiting) => waiting.filter((each) => each !== next));
    return next;
  }
  return (
    <NotificationContext.Provider value={{ ...context, takeNotification }}>
      {children}
    </NotificationContext.Provider>
  );
}

/** Shows the latest message if the toasts can't be loaded. */
function Plain() {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  const { message, type = 'info' } = notifications.at(-1) ?? {};
  return (
    <Portal>
      <Box role="alert" sx={{ ...plain, bgcolor: `${type}.main`, color: `${type}.contrastText` }}>
        {typeof message === 'string' ? translate(message, { _: message }) : message}
      </Box>
    </Portal>
  );
}

const plain = {
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: 'snackbar',
  width: 'fit-content',
  mx: 'auto',
  px: 2,
  py: 1,
  borderRadius: 1,
  maxHeight: '50dvh',
  overflow: 'auto',
};
