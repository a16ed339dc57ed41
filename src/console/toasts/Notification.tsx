import { Notification, type NotificationProps } from 'react-admin';

/**
 * Shows toasts over the bar: at the bottom they would cover a list's pagination, and a workbench's pictures and decision.
 * On a phone they stay at the bottom, where the thumb reaches their link.
 */
export default function Toast(props: NotificationProps) {
  return <Notification {...props} sx={overTheBar} />;
}

const overTheBar = { top: { sm: 4 }, bottom: { sm: 'auto' } };
