import { testResources } from 'declared-console/testing';
import { describe, expect, it } from 'vitest';
import { lintRights, lintRoutes } from '../../src/schema/lint';
import { loadDeclared } from '../../src/tools/contract/declared';
import { documentOf } from '../../src/tools/openapi/document';
import { toolLibrary } from '../second-console/application';
import { parts } from '../second-console/console';
import { people } from '../second-console/data';

const loaded = await Promise.all(
  Object.entries(parts.resources).map(async ([name, load]) => [name, (await load()).default] as const),
);

await testResources(toolLibrary);

describe('the second console', () => {
  it('declares its pages without a finding', () => {
    expect(lintRoutes(parts.routes, Object.fromEntries(loaded), ['stock', 'desk'])).toEqual([]);
    const rights = people.flatMap(({ sections }) =>
      sections.flatMap(({ pages }) => pages.flatMap(({ may }) => may)),
    );
    expect(lintRights(parts.routes, Object.fromEntries(loaded), rights)).toEqual([]);
  });

  it('has in its OpenAPI document the parameters that ask for an order', async () => {
    const { paths = {} } = documentOf(await loadDeclared({ application: toolLibrary }), { version: '1.0.0' });
    expect(paths['/v1/tools']?.get?.parameters).toContainEqual({
      name: 'sort',
      in: 'query',
      schema: { type: 'string', enum: ['name', '-name', 'deposit', '-deposit', 'boughtAt', '-boughtAt'] },
      required: false,
    });
  });
});
