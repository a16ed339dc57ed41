export { CheckForApplicationUpdate as default } from 'react-admin';
