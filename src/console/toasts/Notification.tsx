import { Alert, type AlertColor } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  Notification,
  NotificationContext,
  type NotificationPayload,
  type NotificationProps,
  useCloseNotification,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { Folded, LONG } from '../../kit/Abbreviated';

/**
 * Shows toasts over the bar: at the bottom they would cover a list's pagination, and a workbench's pictures and decision.
 * On a phone they stay at the bottom, where the thumb reaches their link. A long text is folded, stays until it is closed, and
 * while it is unfolded gives way to no other.
 */
export default function Toast(props: NotificationProps) {
  const context = useNotificationContext();
  const translate = useTranslate();
  const [isRead, setRead] = useState(false);
  function takeNotification() {
    const taken = context.takeNotification();
    if (typeof taken?.message !== 'string') return taken;
    const text = translate(taken.message, taken.notificationOptions?.messageArgs);
    return LONG.test(text)
      ? folded(taken, <LongToast text={text} type={taken.type} onRead={setRead} />)
      : taken;
  }
  const { open, ...others } = props as NotificationProps & { readonly open?: boolean };
  return (
    <NotificationContext.Provider value={{ ...context, takeNotification }}>
      <Notification {...(isRead ? others : props)} sx={overTheBar} />
    </NotificationContext.Provider>
  );
}

const folded = (
  taken: NotificationPayload,
  message: NotificationPayload['message'],
): NotificationPayload => ({
  ...taken,
  message,
  notificationOptions: { autoHideDuration: null, ...taken.notificationOptions },
});

interface LongToastProps {
  readonly text: string;
  readonly type: NotificationPayload['type'];
  onRead(isWhole: boolean): void;
}

function LongToast({ text, type, onRead }: LongToastProps) {
  const close = useCloseNotification();
  const translate = useTranslate();
  // However it goes.
  useEffect(() => () => onRead(false), [onRead]);
  return (
    <Alert
      severity={type as AlertColor}
      variant="filled"
      closeText={translate('ra.action.close')}
      onClose={close}
      sx={{ maxWidth: 640 }}
    >
      <Folded text={text} copies onToggle={onRead} />
    </Alert>
  );
}

const overTheBar = { top: { sm: 4 }, bottom: { xs: 'calc(8px + var(--bottom-bar, 0px))', sm: 'auto' } };
