import { expect, it } from 'vitest';
import { fileOf } from '../../../scripts/remove/fileOf';

it('finds the file of a declaration in the manifest, even when its entry spans two lines', () => {
  const manifest = `
    'shop/order': () => import('./shop/order'),
    'shop/orderOfSomebodyWhoHasAVeryLongName': () =>
      import('./shop/orderOfSomebodyWhoHasAVeryLongName'),
  `;
  expect(fileOf('shop/order', manifest)).toBe('resources/shop/order.ts');
  expect(fileOf('shop/orderOfSomebodyWhoHasAVeryLongName', manifest)).toBe(
    'resources/shop/orderOfSomebodyWhoHasAVeryLongName.ts',
  );
  expect(fileOf('shop/other', manifest)).toBeUndefined();
});
