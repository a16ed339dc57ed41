import { sessions } from './sessions';

/** Where one is logged in oneself. */
export default sessions('personal/session');
