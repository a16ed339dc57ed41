import { expect, it } from 'vitest';
import creating from '../../create/package.json' with { type: 'json' };
import template from '../../create/template/package.json' with { type: 'json' };
import engine from '../../src/package.json' with { type: 'json' };

it('a new console has what the engine asks its application for, and no other version of it', () => {
  expect(template.dependencies).toEqual({ ...engine.peerDependencies, 'declared-console': '%ENGINE%' });
});

it('makes consoles on the engine that it is released with', () => {
  expect(creating.version).toBe(engine.version);
});
