import { describe, expect, it } from 'vitest';
import { pagingNames } from '../../src/api/listCall';
import { lint, lintName, lintPaging, lintRights, lintRoutes } from '../../src/schema/lint';
import { codec } from '../second-console/codec';
import { parts } from '../second-console/console';
import { people } from '../second-console/data';

const loaded = await Promise.all(
  Object.entries(parts.resources).map(async ([name, load]) => [name, (await load()).default] as const),
);

describe('the second console', () => {
  it.each(loaded)('declares %s without a finding', (name, resource) => {
    const ofPages = lintPaging(resource, pagingNames(codec));
    expect([...lint(resource), ...lintName(resource, name), ...ofPages]).toEqual([]);
  });

  it('declares its pages without a finding', () => {
    expect(lintRoutes(parts.routes, Object.fromEntries(loaded), ['stock', 'desk'])).toEqual([]);
    const rights = people.flatMap(({ sections }) =>
      sections.flatMap(({ pages }) => pages.flatMap(({ may }) => may)),
    );
    expect(lintRights(parts.routes, Object.fromEntries(loaded), rights)).toEqual([]);
  });
});
