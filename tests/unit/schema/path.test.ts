import { expect, it } from 'vitest';
import { path } from '@/schema';

it('the parts of a path are encoded', () => {
  expect(path`/certificate/${'a/b'}/${'../x?y'}?isDownload=${'1&2'}`).toBe(
    '/certificate/a%2Fb/..%2Fx%3Fy?isDownload=1%262',
  );
});

it.each(['', '.', '..'])('a part that is %j makes the whole path empty', (part) => {
  expect(path`/certificate/${'a'}/${part}`).toBe('');
});

it('a path without parts is itself', () => {
  expect(path`/authority/role-add`).toBe('/authority/role-add');
});
