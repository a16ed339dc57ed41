import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Licences that allow use in a product on no condition except attribution. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
];
/** Additional licences for build and test tools, which aren't distributed. */
const tools = [...permissive, 'BlueOak-1.0.0', 'CC0-1.0', 'MIT-0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'];

/** The licences that packages name only by a file; read there. */
const readThere: Readonly<Record<string, string>> = { 'node_modules/spawndamnit': 'MIT' };

/**
 * What is shipped under a licence with conditions, which docs/decisions/0065-documents-as-they-come.md says how to meet: libheif
 * is a file of its own, as it came, that whoever runs the console can replace.
 */
const conditional: Readonly<Record<string, string>> = { 'node_modules/libheif-js': 'LGPL-3.0' };

/** Whether a licence, or an SPDX expression of them, is on a list. */
const within = (licence: string, list: readonly string[]): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => list.includes(each)));

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  /** A package of this repository. */
  readonly link?: boolean;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const outside = (list: readonly string[], isTool: boolean) =>
  Object.entries(packages)
    .filter(([path, { dev = false, link = false }]) => path !== '' && !link && dev === isTool)
    .filter(([path, { license = '' }]) => !within(readThere[path] ?? license, list))
    .map(([path, { license }]) => `${path}: ${license}`);

describe('the licence of every package is on a short list', () => {
  it('of what is shipped', () => {
    const named = Object.entries(conditional).map(([path, licence]) => `${path}: ${licence}`);
    expect(outside(permissive, false)).toEqual(named);
  });

  it('of what builds and tests', () => {
    expect(outside(tools, true)).toEqual([]);
  });

  it('which tells OR from AND', () => {
    expect(within('(MPL-2.0 OR Apache-2.0)', permissive)).toBe(true);
    expect(within('(MIT AND GPL-3.0)', permissive)).toBe(false);
    expect(within('', tools)).toBe(false);
  });
});
