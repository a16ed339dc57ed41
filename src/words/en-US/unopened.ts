import type { unopened as zh } from '../zh-CN/unopened.ts';

export const unopened = {
  title: 'This page hasn’t opened yet',
  said: 'On a slow network, please wait; otherwise reload the page. If it still doesn’t open, ask your administrator.',
  reload: 'Reload',
} satisfies typeof zh;
