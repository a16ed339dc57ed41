import { en, zh } from '../words/unopened.ts';

const RELOAD = '<a href="" style="color:LinkText">';

/**
 * What a page says of itself where its program doesn't come, as after an update whose old files a server answers with html.
 * Shown after ten seconds by the markup alone (SMIL): there is no script then, and the content security policy allows no
 * style sheet in the page. An entry that opens replaces it.
 */
const noticeOf = (content: string) =>
  [
    '<svg width="100%" height="480" display="none">',
    '<set attributeName="display" to="inline" begin="10s" fill="freeze"/>',
    '<foreignObject width="100%" height="100%">',
    '<main style="padding:96px 24px 0;text-align:center;font:14px/1.7 sans-serif">',
    content,
    '</main></foreignObject></svg>',
  ].join('');

const headed = ({ title, said, reload }: typeof en) =>
  [
    `<h1 style="font-size:20px">${title}</h1>`,
    `<p>${said}</p>`,
    `<p style="margin-bottom:40px">${RELOAD}${reload}</a></p>`,
  ].join('');

const IN_ENGLISH = noticeOf(headed(en));

/** For readers of either language: the one that a reader chose isn't known before the program comes. */
const IN_BOTH = noticeOf(
  `${headed(zh)}<div lang="en"><p><b>${en.title}</b><br>${en.said}</p><p>${RELOAD}${en.reload}</a></p></div>`,
);

const CHINESE = /<html[^>]*\slang=["']?zh\b/i;
const ROOT = /(<div id="root">)\s*(<\/div>)/;

/** Puts the notice into the element that entries are shown in: in English alone, but for a page whose `lang` is Chinese. */
export const tellUnopened = (html: string): string =>
  html.replace(ROOT, `$1${CHINESE.test(html) ? IN_BOTH : IN_ENGLISH}$2`);
