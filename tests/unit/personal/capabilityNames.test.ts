import { product } from '@resources/product';
import { routes } from '@resources/routes';
import { OPEN_PREVIEWS } from '@resources/settings';
import { capabilities as offered } from '@server/host/console';
import { describe, expect, it } from 'vitest';
import { allActions, inputs } from '../../../src/schema/lint/parts';
import type { Route } from '../../../src/schema/routes';
import { declared } from '../resources/declared';

/** The capabilities that something needs: an action, a page, a list, a filter, or the certificate's code. */
const used = new Set([
  OPEN_PREVIEWS,
  ...declared.flatMap(([, resource]) => allActions(resource).flatMap(({ part }) => part.capability ?? [])),
  ...declared.flatMap(([, resource]) =>
    allActions(resource).flatMap(({ part }) => (part.type === 'submit' && part.heldBy) || []),
  ),
  ...declared.flatMap(([, resource]) =>
    inputs(resource).flatMap(({ part }) => ('parts' in part && part.parts?.with) || []),
  ),
  ...Object.values<Route>(routes).flatMap(({ capability }) => capability ?? []),
  ...Object.entries(product.capabilities ?? {}).flatMap(([name, { lists = [] }]) =>
    lists.length > 0 ? [name] : [],
  ),
]);

describe('the names of what a server may offer', () => {
  it('are exactly those that our own server gives', () => {
    expect(Object.keys(product.capabilities ?? {}).toSorted()).toEqual(offered.toSorted());
  });

  it('are each needed by something, and nothing needs another', () => {
    expect([...used].toSorted()).toEqual(offered.toSorted());
  });

  it('name lists that exist', () => {
    const lists = Object.values(product.capabilities ?? {}).flatMap(({ lists = [] }) => lists);
    expect(declared.map(([name]) => name)).toEqual(expect.arrayContaining([...lists]));
  });
});
