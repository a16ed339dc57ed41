import { afterEach, expect, it, vi } from 'vitest';
import { openUrl } from '../../../src/api/openUrl';

afterEach(() => vi.unstubAllGlobals());

it("opens a url without opener and referrer, and doesn't open an unsafe one", () => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  openUrl(undefined);
  expect(open).not.toHaveBeenCalled();
  openUrl('https://files.test/a');
  const [url, target, features = ''] = open.mock.calls[0] ?? [];
  expect([url, target]).toEqual(['https://files.test/a', '_blank']);
  expect(features.split(',')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
});
