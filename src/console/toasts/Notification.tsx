import { Notification, type NotificationProps } from 'ra-ui-materialui';

/**
 * A toast over the bar, where nothing is pressed next: at the foot of a page it would lie over the pages of a list and over
 * the pictures and the decision of a workbench. On a phone it stays by the thumb, which its link is for.
 */
export default function Toast(props: NotificationProps) {
  return <Notification {...props} sx={overTheBar} />;
}

const overTheBar = { top: { sm: 4 }, bottom: { sm: 'auto' } };
