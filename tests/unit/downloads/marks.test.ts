import { withMarks } from '@resources/downloads/marks';
import { explorerUrl } from '@resources/evidence/explorerUrl';
import { evidenceUrl } from '@resources/evidence/storageHosts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createUrlGate } from '../../../src/api/safeUrl';

vi.stubGlobal('location', { origin: 'https://console.example.com' });
afterAll(() => void vi.unstubAllGlobals());
const marks = { type: '2', baoquan_no: 'WQ 1', uid: '7' };

describe("a download's url", () => {
  it.each([
    ['https://h/f', 'https://h/f?type=2&baoquan_no=WQ+1&uid=7'],
    ['https://h/f?', 'https://h/f?type=2&baoquan_no=WQ+1&uid=7'],
    ['https://h/f?sig=a%2Fb~%20', 'https://h/f?sig=a%2Fb~%20&type=2&baoquan_no=WQ+1&uid=7'],
    ['https://h/f?uid=9&type=4', 'https://h/f?uid=9&type=4&baoquan_no=WQ+1'],
    ['https://h/f?x=1#part', 'https://h/f?x=1&type=2&baoquan_no=WQ+1&uid=7#part'],
  ])('%s gets type, number and account once, and is otherwise unchanged', (url, marked) => {
    expect(withMarks(url, marks)).toBe(marked);
  });

  it('gets no empty parameters', () => {
    expect(withMarks('https://h/f', { type: '1', uid: '' })).toBe('https://h/f?type=1');
    expect(withMarks('https://h/f', {})).toBe('https://h/f');
  });
});

describe('a storage host', () => {
  const hosts = [{ from: 'old.example.com', to: 'new.example.com:8443' }];
  it.each([
    [
      'https://old.example.com/a?u=https://old.example.com',
      'https://new.example.com:8443/a?u=https://old.example.com',
    ],
    ['//OLD.example.com/a', '//new.example.com:8443/a'],
    ['https://old.example.com.evil.test/a', 'https://old.example.com.evil.test/a'],
    ['https://very.old.example.com/a', 'https://very.old.example.com/a'],
    ['https://other.example.com/old.example.com', 'https://other.example.com/old.example.com'],
    ['/open?file=https://old.example.com/a', '/open?file=https://old.example.com/a'],
    ['/a/b', '/a/b'],
    ['', ''],
  ])('in %s becomes %s', (url, rewritten) => {
    expect(evidenceUrl(url, hosts)).toBe(rewritten);
  });

  it.each([
    ['https%3A%2F%2Fold.example.com%2Fa%3Fsig%3D%252F', 'https://new.example.com:8443/a?sig=%2F'],
    ['HTTPS%3a//old.example.com/a', 'HTTPS://new.example.com:8443/a'],
    ['%2F%2Fold.example.com%2Fa', '//new.example.com:8443/a'],
    ['/a?u=https%3A%2F%2Fold.example.com', '/a?u=https%3A%2F%2Fold.example.com'],
    ['https%253A%252F%252Fold.example.com%252Fa', 'https://new.example.com:8443/a'],
    ['https%3A%2F%2F%E0%A4%A', ''],
  ])('in %s, possibly encoded as a whole, becomes %s', (url, rewritten) => {
    expect(evidenceUrl(url, hosts)).toBe(rewritten);
  });

  it('is rewritten before the url is checked', () => {
    const safeUrl = createUrlGate((url) => evidenceUrl(url, hosts));
    expect(safeUrl(' https://old.example.com/a')).toBe('https://new.example.com:8443/a');
    expect(safeUrl('javascript:alert(1)')).toBeUndefined();
    expect(safeUrl(7)).toBeUndefined();
  });
});

describe("the explorer's search", () => {
  it('contains the hash, encoded', () => {
    expect(explorerUrl('a&b', { explorerUrl: 'https://e/{hash}?s={hash}' })).toBe('https://e/a%26b?s=a%26b');
  });

  it('is empty if the setting is no valid url', () => {
    expect(explorerUrl('ab', { explorerUrl: 'javascript:alert({hash})' })).toBeUndefined();
  });

  it('is missing without a hash', () => {
    expect(explorerUrl('', { explorerUrl: 'https://e/?s={hash}' })).toBeUndefined();
  });
});
