import { partsOf } from '@resources/evidence/certificate/PrintedUrl';
import { expect, it } from 'vitest';

it('a printed url breaks before what begins a part of it alone, and stays whole', () => {
  const url = 'https://chain.example/a-b/search?hash=0f1e&by=2';
  expect(partsOf(url)).toEqual(['https://chain.example', '/a-b', '/search', '?hash=0f1e', '&by=2']);
  expect(partsOf(url).join('')).toBe(url);
});
