import { expect, it } from 'vitest';
import { meets } from '../../../src/model/conditions';
import type { AnyResource } from '../../../src/schema/resource';
import { sound } from '../schema/broken';
import { truthTable } from './conditions';

it('a condition on whether there are rows is tried with some and with none', () => {
  const block = { when: { lines: { empty: false } } };
  expect(truthTable(sound as unknown as AnyResource, block, (record) => meets(block, record))).toEqual([
    'lines=2 rows → offered',
    'lines=0 rows → —',
  ]);
});
