import { ra as en } from 'declared-console/words/en-US/ra';
import { ra as zh } from 'declared-console/words/zh-CN/ra';
import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

const placeholders = (text: string) => new Set(text.match(/%\{\w+\}/g) ?? []);
const theirs = new Map(leaves(englishMessages.ra as Tree));

describe.each([
  ['zh-CN', zh],
  ['en-US', en],
])("react-admin's messages in %s", (_locale, messages) => {
  const ours = new Map(leaves(messages));

  it('have every key of react-admin', () => {
    expect([...theirs.keys()].filter((key) => !ours.has(key))).toEqual([]);
  });

  it('have no empty message', () => {
    expect([...ours].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('use only placeholders that react-admin fills', () => {
    // react-admin chooses between singular and plural wherever a count is filled in.
    const unknown = [...ours].filter(([key, text]) => {
      const original = theirs.get(key);
      if (original === undefined) return false;
      const known = placeholders(original).add('%{smart_count}');
      return [...placeholders(text)].some((placeholder) => !known.has(placeholder));
    });
    expect(unknown).toEqual([]);
  });
});

it('both languages have the same keys', () => {
  expect(leaves(en).map(([key]) => key)).toEqual(leaves(zh).map(([key]) => key));
});
