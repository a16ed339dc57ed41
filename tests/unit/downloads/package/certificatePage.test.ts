import { certificatePage, certificatePath } from '@resources/downloads/package/certificatePage';
import type { PackagedFile } from '@resources/downloads/package/packagedFile';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../../src/model/unread';

const words = (key: string, options?: object) =>
  `<${key.split('.').slice(3).join('.')}>${options ? JSON.stringify(options) : ''}`;
const by = { uid: '7', name: '管理员' };
const file: PackagedFile = {
  number: 'WQ1',
  verdict: 'match',
  path: 'data/WQ1-合同.png',
  size: 3,
  sha256: 'ab'.repeat(32),
  otherDigests: { SM3: 'cd'.repeat(32) },
  certificateDigests: [
    { text: 'AB', hex: 'ab'.repeat(32), algorithms: ['SHA-256'], isStated: true },
    { text: 'EF', hex: 'ef', algorithms: ['SHA-256', 'SM3'], isStated: false },
  ],
  blockchainHash: '12'.repeat(32),
  matching: ['SHA-256'],
  at: new Date(Date.UTC(2026, 10, 22)),
  facts: {
    record: {
      title: '<script>alert(1)</script>"\u202e%{sections}',
      saveTime: '2026-11-01 10:06:07',
      startAt: '2026-11-01 10:00:00',
      isApp: 'photo',
    },
    downloads: { rows: [{ operator: '<b>李四', operate_time: '2026-11-10 09:00:00' }], total: 1 },
  },
};

describe('the page of a certificate in a package', () => {
  const page = certificatePage({ file, by, words }) ?? '';

  it('shows what can’t be read as it came, without a mark', () => {
    const facts = { ...file.facts, record: { ...file.facts?.record, address: unreadable('某处') } };
    expect(certificatePage({ file: { ...file, facts }, by, words })).toContain('<dd>某处</dd>');
  });

  it('has what the server said, and what the package has of the file', () => {
    for (const value of [
      'ab'.repeat(32),
      'cd'.repeat(32),
      '12'.repeat(32),
      'data/WQ1-合同.png',
      '2026-11-01 10:06:07 · &lt;certificate.events.preserved&gt;',
      '2026-11-10 09:00:00 · &lt;certificate.events.downloaded&gt; · &lt;b&gt;李四',
      '&lt;certificate.unstated&gt;',
    ])
      expect(page).toContain(value);
    // What the server didn't say isn't there, not even its label.
    expect(page).not.toContain('certificate.fields.address');
    expect(certificatePath(file)).toBe('certificates/WQ1-合同.png.html');
  });

  it('runs nothing and loads nothing, whatever the server said', () => {
    expect(page).not.toMatch(/<script|<b>|<img|\u202e/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    expect(page.match(/<h2>/g)).toHaveLength(4);
    expect(page).toContain("default-src 'none'");
  });

  it('is not there for a certificate that could not be read, and says so of a history', () => {
    expect(certificatePage({ file: { ...file, facts: undefined }, by, words })).toBeUndefined();
    const facts = { record: {} };
    expect(certificatePage({ file: { ...file, facts }, by, words })).toContain('certificate.noHistory');
  });
});
