import { previewPath } from '@resources/evidence/certificate/kinds';
import { explorerUrl } from '@resources/evidence/explorerUrl';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { filled, withQuery } from '../../../src/api/encode';
import { encodePart } from '../../../src/model/encodePart';
import { get } from '../../../src/schema.ts';

vi.stubGlobal('location', { origin: 'https://console.example.com' });
afterAll(() => void vi.unstubAllGlobals());
const HALF = 'a\ud800b\ud800';

describe('half a surrogate pair in an answer', () => {
  it.each([
    ['encoded', () => encodePart(HALF)],
    ["in a certificate's code", () => previewPath(HALF)],
    ["in the explorer's address", () => explorerUrl(HALF, { explorerUrl: 'https://e/{hash}' })],
    ['in a query', () => withQuery('/a', { keyword: HALF })],
    ['in the path of a call', () => filled(get('/a/{id}'), { id: HALF })[0].path],
  ])('%s becomes the replacement character', (_where, made) => {
    expect(made()).toContain('a%EF%BF%BDb%EF%BF%BD');
  });
});

it('in a query a space is %20, a plus stays a plus, and what is empty is left out', () => {
  expect(withQuery('/a', { keyword: 'a b+c&d', none: '', code: 0 })).toBe('/a?keyword=a%20b%2Bc%26d&code=0');
});
