import { lists } from '@resources/manifest';
import { expect, it } from 'vitest';
import { HOME_LETTER, lettersOf } from '../../../src/console/goTo/letters';

const load = async () => {
  throw new Error('only names count');
};
const lettersFor = (...names: readonly string[]) =>
  Object.fromEntries(lettersOf(Object.fromEntries(names.map((name) => [name, load]))));

it('each list has a letter of its own name, and none that another or the first page has', () => {
  const letters = lettersOf(lists);
  expect([...letters.keys()]).toEqual(Object.keys(lists));
  expect(new Set(letters.values()).size).toBe(letters.size);
  expect([...letters.values()]).not.toContain(HOME_LETTER);
  for (const [name, letter] of letters) expect(name.toLowerCase()).toContain(letter);
});

it('the first letter that is free is taken, before those of the group; where none is there is none', () => {
  expect(lettersFor('shop/tools', 'shop/to', 'shop/h2', 'shop/s')).toEqual({
    'shop/tools': 't',
    'shop/to': 'o',
    'shop/h2': 's',
    'shop/s': 'p',
  });
  expect(lettersFor('a/b', 'a/b2', 'a/2')).toEqual({ 'a/b': 'b', 'a/b2': 'a' });
});
