/** What makes a link open a tab of its own, which neither hears of this one nor is told its address. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
