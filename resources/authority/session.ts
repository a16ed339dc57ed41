import { sessions } from '../personal/sessions';

/** Where another account is logged in; the dialog's `params` are `account_id`. */
export default sessions('authority/session');
