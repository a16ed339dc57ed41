import { framing } from '@resources/evidence/useFraming';
import { DEFAULT_SETTINGS } from '@resources/settings';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_POLICY, documentPolicy, framedDocument } from '../../../src/kit/serverHtml';
import { strangersOf } from '../../../src/kit/strangers';

/** The frame's page, as the browser parses it. */
const shown = (html: string) =>
  new DOMParser().parseFromString(framedDocument(html).document, 'text/html').body;

describe("the server's html in its frame", () => {
  it('has the policy before everything the server wrote', () => {
    const { document } = framedDocument('<html><head><title>theirs</title></head>x</html>');
    expect(document.indexOf(DOCUMENT_POLICY)).toBeLessThan(document.indexOf('theirs'));
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
    expect(shown('<!--<style>--><b title="</style>--><a href=x>">y</b>').querySelector('[href]')).toBeNull();
  });

  it.each(["default-src 'none'", "frame-src 'none'", "form-action 'none'", "base-uri 'none'"])(
    'allows only %s',
    (rule) => {
      expect(DOCUMENT_POLICY.split('; ')).toContain(rule);
      expect(documentPolicy(['https://files.example.com'])).toContain(rule);
    },
  );

  it('loads images, media and fonts from the given origins alone', () => {
    const policy = documentPolicy(['https://files.example.com']);
    for (const kind of ['img', 'media', 'font'])
      expect(policy).toContain(`${kind}-src data: blob: https://files.example.com`);
    expect(policy).not.toMatch(/https?:(?!\/\/files\.example\.com)/);
  });

  it.each([
    ['a link', '<a href="https://x.test" target=_self ping="https://x.test">x</a>'],
    ['a drawn link', '<svg><a xlink:href="https://x.test" target=_self><text>x</text></a></svg>'],
    [
      'a drawn link that is animated',
      '<svg><a id=a href=""><set attributeName=href to="//x.test"/></a></svg>',
    ],
    ['a formula', '<math href="https://x.test"><mi>x</mi></math>'],
    ['a link in a shadow tree', '<p><template shadowrootmode=open><a href="//x.test">x</a></template></p>'],
    ['an area', '<map name=m><area href="//x.test" shape=default></map>'],
  ])('has no address to follow in %s', (_what, html) => {
    const { document } = framedDocument(html);
    expect(document).not.toMatch(/[\s:]href=|target="_self"|ping=|<svg><a\b/);
    expect(document).toMatch(/data-href=/);
  });

  it.each([
    '<link rel=dns-prefetch href="//x.test">',
    '<link rel=preconnect href="//x.test">',
    '<link rel=prefetch href="//x.test/p">',
    '<link rel=preload as=image href="//x.test/p">',
    '<meta http-equiv=refresh content="0;url=//x.test">',
    '<meta name=referrer content=unsafe-url>',
    '<base href="//x.test">',
    '<p><template shadowrootmode=open><link rel=prefetch href="//x.test"></template></p>',
    '<math><mtext><table><mglyph><style><!--</style><link rel=prefetch href="//x.test" title="-->">',
    '<svg></p><style><a title="</style><link rel=prefetch href=//x.test>">',
    '<noscript><p title="</noscript><link rel=prefetch href=//x.test>">',
  ])('leaves nothing that no policy governs of %j', (html) => {
    expect(shown(html).querySelector('link, meta, base')).toBeNull();
    const templates = [...shown(html).querySelectorAll('template')];
    expect(templates.every(({ content }) => content.querySelector('link') === null)).toBe(true);
  });

  it('is parsed to exactly what was checked', () => {
    for (const html of ['<form><form><p>x</form>y', '<table><tr><a href=x>z', '<p><table><td><p></table>'])
      expect(framedDocument(shown(html).outerHTML).document).toBe(framedDocument(html).document);
  });

  it('names the hosts that it may not load from, and only those', () => {
    const html = `<img src="//a.test/1"><p style="background:url(https://b.test:8443/2)"><style>p{cursor:url("//c.test/3")}</style>
      <img srcset="/own 1x, https://d.test/4 2x"><svg><image xlink:href="https://e.test/5"/></svg><a href="//f.test">x</a><img src="https://known.test/6">`;
    expect(strangersOf(html, { origins: ['https://known.test'] })).toEqual([
      'a.test',
      'b.test:8443',
      'd.test',
      'e.test',
      'c.test',
    ]);
  });

  it.each([
    '<iframe src="//x.test"></iframe>',
    '<iframe src="https://known.test"></iframe>',
    '<iframe srcdoc="<img src=//x.test>"></iframe>',
    '<div><template shadowrootmode=open><iframe src="//x.test"></iframe></template></div>',
    '<object data="//x.test"><embed src="//known.test"></object>',
    '<link rel=preconnect href="//x.test">',
    '<link rel=preload as=image imagesrcset="//x.test 1x">',
    '<meta http-equiv=refresh content="0; URL=//x.test">',
    '<style>@import "//x.test/y";</style>',
    '<svg><rect fill="url(//x.test#y)"/></svg>',
  ])('names the host of what was taken out of %j', (html) => {
    const { document } = framedDocument(html, { origins: ['https://known.test'] });
    expect(strangersOf(html, { origins: ['https://known.test'] })[0]).toBe(
      html.includes('x.test') ? 'x.test' : 'known.test',
    );
    expect(document).not.toMatch(/<(?:iframe|object|embed|link|meta http-equiv=.?refresh)\b/i);
  });

  it('shows what stands in an embedded object instead of that, as browsers do', () => {
    expect(shown('<object data="//x.test"><p>instead</p></object>').innerHTML).toBe('<p>instead</p>');
  });

  it('names no host of what only leads there', () => {
    const html =
      '<a href="//x.test">x</a><link rel=canonical href="//x.test"><meta name=x content="url=//x.test">';
    expect(strangersOf(html)).toEqual([]);
  });

  it('finds a storage host that is written with entities', () => {
    const settings = { ...DEFAULT_SETTINGS, storageHosts: [{ from: 'old.test', to: 'new.test' }] };
    const html =
      '<img src="https&colon;&sol;&sol;&#111;ld.test/a&amp;b"><img src="https%253A%252F%252Fold.test%252Fc">';
    const { document } = framedDocument(html, framing(settings));
    expect(document).toContain('src="https://new.test/a&amp;b"');
    expect(document).toContain('src="https://new.test/c"');
    expect(strangersOf(html, framing(settings))).toEqual([]);
  });
});
