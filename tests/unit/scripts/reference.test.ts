import { expect, it } from 'vitest';
import { publicModules, readSchema } from '../../../scripts/manual/reference/collect.ts';
import { describe as described } from '../../../scripts/manual/reference/describe.ts';

const pages = new Map(
  publicModules(readSchema())
    .flatMap(({ declarations }) => declarations)
    .map(({ name, node }) => [name, described(name, node)] as const),
);
const proseOf = (page: string) => page.replace(/```ts\n.*?\n```/gs, '');

it('the schema reference shows what a docstring says, without the marks of a comment', () => {
  const marked = [...pages].filter(([, page]) => /\/\*\*|\*\/|^ ?\* /m.test(proseOf(page)));
  expect(marked.map(([name]) => name)).toEqual([]);
  expect(pages.get('enumsIn')).toMatch(/^<code>defineEnum<\/code> for an application/);
});

it('the schema reference shows each example in a block of its own, after the parameters', () => {
  expect(pages.get('defineEnum')).toMatch(/\n- <code>words<\/code>: [^\n]+\n\n```ts\ndefineEnum\('payment'/);
  const joined = [...pages].filter(([, page]) => /[^\n]\n```ts\n/.test(page));
  expect(joined.map(([name]) => name)).toEqual([]);
});
