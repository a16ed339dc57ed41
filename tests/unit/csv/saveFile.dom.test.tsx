import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileName, saveFile } from '../../../src/ui/csv/saveFile';

const revoked = vi.fn();
/** The links that were clicked. */
const clicked: HTMLAnchorElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  revoked.mockClear();
  clicked.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: ({ size }: Blob) => `blob:${size}`, revokeObjectURL: revoked }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('saves a file under its name, and revokes its url once the browser has had time to read it', () => {
  saveFile('a.csv', new Blob(['1234']));
  expect(clicked.map(({ href, download }) => [href, download])).toEqual([['blob:4', 'a.csv']]);
  vi.advanceTimersByTime(1000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:4');
});

it("a file's name is valid in every file system and ends in the day", () => {
  expect(fileName('企业 / "甲" <a>|b:*?\\c', '2026-01-02', '.csv')).toBe('企业-甲-a-b-c-20260102.csv');
});
