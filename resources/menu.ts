/** Where a logged-in user is sent from `/`; if the menu lacks it, the console opens the first menu entry. */
export const HOME = '/user/enterprise';
