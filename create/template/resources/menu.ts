import type { MenuItem } from 'declared-console/wire';

const item = (id: number, name: string, url: string, children: readonly MenuItem[] = []): MenuItem => ({
  ...{ id, name, url, children },
  ...{ permission: '', icon: '', hidden: false },
});

/** The menu's groups and their lists, by their urls: `/shop` and `/order` are the list `shop/order`. */
export const menu: readonly MenuItem[] = [item(1, 'Shop', '/shop', [item(11, 'Orders', '/order')])];
