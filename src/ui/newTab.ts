/** What makes a link open a tab of its own, which doesn't hear of this one. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' };
