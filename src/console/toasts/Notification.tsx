export { Notification as default } from 'ra-ui-materialui';
