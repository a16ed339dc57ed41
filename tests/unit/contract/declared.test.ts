import { expect, it } from 'vitest';
import { fileOf } from '../../../scripts/contract/declared';

it('the file of a declaration is found in the manifest, also where its entry is broken over two lines', () => {
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
