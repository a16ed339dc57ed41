export { CheckForApplicationUpdate as default } from 'ra-ui-materialui';
