import type { unopened as zh } from '../zh-CN/unopened.ts';

export const unopened = {
  said: 'This page hasn’t opened yet. On a slow network, please wait; otherwise reload it, and if it still doesn’t open, ask your administrator.',
  reload: 'Reload',
} satisfies typeof zh;
