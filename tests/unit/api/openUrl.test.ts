import { afterEach, expect, it, vi } from 'vitest';
import { openUrl } from '@/api/openUrl';

afterEach(() => vi.unstubAllGlobals());

it('a url is opened in a window that learns neither who opened it nor from where; one that was held back is not', () => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  openUrl(undefined);
  expect(open).not.toHaveBeenCalled();
  openUrl('https://files.test/a');
  const [url, target, features = ''] = open.mock.calls[0] ?? [];
  expect([url, target]).toEqual(['https://files.test/a', '_blank']);
  expect(features.split(',')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
});
