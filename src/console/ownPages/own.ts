/**
 * What the addresses that react-admin makes itself begin with. Its own ones would be taken for others: where `/shop/orders/7`
 * edits for react-admin, a declared page may show.
 */
export const OWN = '/react-admin';

/** Where react-admin leads who isn't allowed a resource. */
export const DENIED = `${OWN}/access-denied`;
