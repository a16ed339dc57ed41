/** The props of a link that opens a new tab, without opener and referrer. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
