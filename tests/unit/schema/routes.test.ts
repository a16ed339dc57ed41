import { expect, it } from 'vitest';
import { defineRoutes, linksOf } from '../../../src/schema.ts';

it('a link to a missing page throws with its name, where no compiler checks it', () => {
  const to = linksOf(
    defineRoutes({ order: { path: '/area/:id', show: 'area/order', under: 'area/orders' } }),
  );
  expect(to('order', { id: '1' })).toBe('/area/1');
  expect(() => to('oder' as 'order', { id: '1' })).toThrow("no page is called 'oder'");
});
