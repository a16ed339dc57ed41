import { describe, expect, it } from 'vitest';
import { DOCUMENT_POLICY, framedDocument } from '@/ui/serverHtml';

describe("the server's html in its frame", () => {
  it('has the policy before everything the server wrote', () => {
    const { document } = framedDocument('<html><head><meta http-equiv="refresh" content="0"></head>x</html>');
    expect(document.indexOf(DOCUMENT_POLICY)).toBeLessThan(document.indexOf('refresh'));
    expect(document.indexOf('<meta http-equiv="Content-Security-Policy"')).toBeGreaterThan(-1);
  });

  it('has its style sheets extracted, to be adopted', () => {
    const { document, styles } = framedDocument(
      '<style type="text/css">td{color:red}</style><STYLE>b{}</STYLE ><p>x</p>',
    );
    expect(styles).toBe('td{color:red}\nb{}');
    expect(document).not.toMatch(/<style/i);
    expect(document).toContain('<p>x</p>');
  });

  it('is not replaced by a page that it links to', () => {
    expect(framedDocument('<a href="https://x.example.com">x</a>').document).toContain(
      '<base target="_blank">',
    );
  });

  it('creates no tag from what surrounded a style sheet', () => {
    expect(framedDocument('<scr<style></style>ipt>x').document).not.toContain('<script>');
  });

  it.each(["default-src 'none'", "frame-src 'none'", "form-action 'none'", "base-uri 'none'"])(
    'allows only %s',
    (rule) => {
      expect(DOCUMENT_POLICY.split('; ')).toContain(rule);
    },
  );
});
