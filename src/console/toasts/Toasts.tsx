import { Box, Portal } from '@mui/material';
import { NotificationContext, useNotificationContext, useTranslate } from 'ra-core';
import type { NotificationProps } from 'ra-ui-materialui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../../chunks';
import { lazyChunk } from '../../lazyChunk';

export const Notification = lazyChunk(() => import('./Notification'));

/** How long a toast stays where another waits behind it. */
const ENOUGH = 1500;
/** Handed on to the Snackbar, whose own state it overrides. */
const CLOSED = { open: false } as NotificationProps;

/**
 * react-admin's toasts, drawn from the first thing on that there is to say; they then stay for their transitions. One that
 * others wait behind is closed early: an error must not be silent for as long as a success offers the next record. Each comes
 * into the body anew, as a dialog hides from screen readers what stands beside it when it opens.
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

/** react-admin's own way of taking the next one sets all that it knew of, and so loses what is said at that very moment. */
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

/** What there is to say, where the toasts can't be had. */
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
};
