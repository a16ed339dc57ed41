import type { IndexHtmlTransformHook } from 'vite';
import { en, zh } from '../words/unopened.ts';

/**
 * What a page says of itself where its program doesn't come, as after an update whose old files a server answers with html.
 * Shown after ten seconds by the markup alone (SMIL): there is no script then, and the content security policy allows no
 * style sheet in the page. An entry that opens replaces it.
 */
const NOTICE = [
  '<svg width="100%" height="480" display="none">',
  '<set attributeName="display" to="inline" begin="10s" fill="freeze"/>',
  '<foreignObject width="100%" height="100%">',
  '<main style="padding:96px 24px 0;text-align:center;font:14px/1.7 sans-serif">',
  `<h1 style="font-size:20px">${zh.title}</h1>`,
  `<p>${zh.said}</p>`,
  `<p style="margin-bottom:40px"><a href="" style="color:LinkText">${zh.reload}</a></p>`,
  `<div lang="en"><p><b>${en.title}</b><br>${en.said}</p>`,
  `<p><a href="" style="color:LinkText">${en.reload}</a></p></div>`,
  '</main></foreignObject></svg>',
].join('');

const ROOT = /(<div id="root">)\s*(<\/div>)/;

/** Puts the notice into the element that entries are shown in. */
export const tellUnopened: IndexHtmlTransformHook = (html) => html.replace(ROOT, `$1${NOTICE}$2`);
