import { rewriteHtml } from '@resources/evidence/rewriteHtml';
import { describe, expect, it } from 'vitest';

const hosts = [{ from: 'old.example.com', to: 'new.example.com:8443' }];
const old = 'https://old.example.com';
const moved = 'https://new.example.com:8443';

describe('a storage host in html', () => {
  it.each([
    ['a picture', `<img src="${old}/a.png?sig=%2F&amp;x=1">`, `<img src="${moved}/a.png?sig=%2F&amp;x=1">`],
    ['a link', `<a href='//old.example.com/b'>${old}/</a>`, `<a href='//new.example.com:8443/b'>${old}/</a>`],
    ['an unquoted link', `<a href=${old}/b>b</a>`, `<a href=${moved}/b>b</a>`],
    ['a link in entities', '<a href="https:&#47;&#47;old.example.com/b">b</a>', `<a href="${moved}/b">b</a>`],
    ['a style', `<i style="background:url(${old}/c)"></i>`, `<i style="background:url(${moved}/c)"></i>`],
    [
      'a quoted style',
      `<i style="background:url(&quot;${old}/c&quot;)"></i>`,
      `<i style="background:url(&quot;${moved}/c&quot;)"></i>`,
    ],
    [
      'pictures of several sizes',
      `<img srcset="${old}/a 1x,${old}/b 2x, /c 3x">`,
      `<img srcset="${moved}/a 1x,${moved}/b 2x, /c 3x">`,
    ],
  ])('of %s is rewritten', (_what, html, rewritten) => {
    expect(rewriteHtml(html, hosts)).toBe(rewritten);
  });

  it('with encoded markup stays within its attribute', () => {
    const encoded = 'https%3A%2F%2Fold.example.com%2Fa.png%22%20onerror%3Dalert(1)%3E%3Cb%20id%3D%27x';
    const escaped = `${moved}/a.png&#34;&#32;onerror=alert(1)&#62;&#60;b&#32;id=&#39;x`;
    expect(rewriteHtml(`<img src="${encoded}">`, hosts)).toBe(`<img src="${escaped}">`);
    expect(rewriteHtml(`<img src=${encoded}>`, hosts)).toBe(`<img src=${escaped}>`);
  });

  it('is rewritten in a style sheet', () => {
    expect(rewriteHtml(`<style>i { background: url('${old}/c') }</style>`, hosts)).toContain(
      `url('${moved}/c')`,
    );
  });

  it('rewrites nothing else, and leaves html without such hosts unchanged', () => {
    const html = `<a href="https://other.example.com?u=${old}">${old}</a>`;
    expect(rewriteHtml(html, hosts)).toBe(html);
    expect(rewriteHtml(`<IMG src=${old}/x`, [])).toBe(`<IMG src=${old}/x`);
  });
});
