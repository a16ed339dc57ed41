import { once } from 'node:events';
import { createServer } from 'node:net';

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const styled = (css: string) => `<p style="${css};width:9px;height:9px">文</p>`;
const drawn = (svg: string) => `<svg width="99" height="99">${svg}</svg>`;
const link =
  (rel: string, more = '') =>
  (at: string) =>
    `<link rel="${rel}" href="${at}" ${more}>`;
const lit = (property: string) => (at: string) => styled(`${property}:url(${at})`);

/** Every construct of html by which a page may call a host while it is read, with the address that it calls. */
export const callers: Readonly<Record<string, (at: string) => string>> = {
  // Frames, and what is embedded like one.
  iframe: (at) => `<iframe src="${at}"></iframe>`,
  'iframe of a loading kind': (at) => `<iframe src="${at}" loading="lazy"></iframe>`,
  'iframe that is sandboxed': (at) => `<iframe src="${at}" sandbox csp="default-src 'none'"></iframe>`,
  'iframe within drawing': (at) => drawn(`<foreignObject><iframe src="${at}"></iframe></foreignObject>`),
  'iframe within a formula': (at) =>
    `<math><annotation-xml encoding="text/html"><iframe src="${at}"></iframe></annotation-xml></math>`,
  'iframe without script': (at) => `<noscript><iframe src="${at}"></iframe></noscript>`,
  'iframe in an open dialog': (at) => `<dialog open><iframe src="${at}"></iframe></dialog>`,
  'iframe in a shadow tree': (at) =>
    `<div><template shadowrootmode="open"><iframe src="${at}"></iframe></template></div>`,
  'iframe behind a style sheet': (at) =>
    `<math><mtext><table><mglyph><style><!--</style><iframe src="${at}">`,
  'srcdoc, a picture': (at) => `<iframe srcdoc="${escaped(`<img src="${at}">`)}"></iframe>`,
  'srcdoc, a frame': (at) => `<iframe srcdoc="${escaped(`<iframe src="${at}"></iframe>`)}"></iframe>`,
  'srcdoc, a hint': (at) => `<iframe srcdoc="${escaped(`<link rel="preconnect" href="${at}">`)}"></iframe>`,
  frameset: (at) => `<frameset><frame src="${at}"></frameset>`,
  frame: (at) => `<frame src="${at}">`,
  fencedframe: (at) => `<fencedframe src="${at}"></fencedframe>`,
  portal: (at) => `<portal src="${at}"></portal>`,
  object: (at) => `<object data="${at}"></object>`,
  'object, a picture': (at) => `<object data="${at}" type="image/png"></object>`,
  'object, a page': (at) => `<object data="${at}" type="text/html"></object>`,
  'object, instead of another': (at) => `<object data="x:"><object data="${at}"></object></object>`,
  embed: (at) => `<embed src="${at}">`,
  'embed, a page': (at) => `<embed src="${at}" type="text/html">`,
  'embed, a document': (at) => `<embed src="${at}" type="application/pdf">`,
  applet: (at) => `<applet code="${at}" codebase="${at}"></applet>`,
  // Links to what is loaded or connected to.
  preconnect: link('preconnect'),
  'preconnect with credentials': link('preconnect', 'crossorigin="use-credentials"'),
  'dns-prefetch': link('dns-prefetch'),
  prefetch: link('prefetch'),
  preload: link('preload', 'as="image"'),
  'preload, a script': link('preload', 'as="script"'),
  'preload, candidates': (at) => `<link rel="preload" as="image" imagesrcset="${at} 1x">`,
  modulepreload: link('modulepreload'),
  prerender: link('prerender'),
  stylesheet: link('stylesheet'),
  'stylesheet for another medium': link('stylesheet', 'media="print"'),
  'alternate stylesheet': link('alternate stylesheet', 'title="x"'),
  icon: link('icon'),
  'apple-touch-icon': link('apple-touch-icon'),
  manifest: link('manifest'),
  import: link('import'),
  'compression-dictionary': link('compression-dictionary'),
  next: link('next'),
  pingback: link('pingback'),
  'link in a body, of several kinds': link('dns-prefetch preconnect'),
  'link in a shadow tree': (at) =>
    `<div><template shadowrootmode="open"><link rel="preconnect" href="${at}"></template></div>`,
  // What says something about the page.
  refresh: (at) => `<meta http-equiv="refresh" content="0;url=${at}">`,
  base: (at) => `<base href="${at}"><img src="relative"><iframe src="relative"></iframe>`,
  'manifest of the page': (at) => `<html manifest="${at}"><p>文</p></html>`,
  'background of the page': (at) => `<body background="${at}"><p>文</p></body>`,
  // Scripts.
  script: (at) => `<script src="${at}"></script>`,
  'script, a module': (at) => `<script type="module" src="${at}"></script>`,
  'script that is drawn': (at) => drawn(`<script href="${at}"/>`),
  speculation: (at) =>
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${at}"]}]}</script>`,
  // Pictures and recordings.
  img: (at) => `<img src="${at}">`,
  'img, lazy': (at) => `<img src="${at}" loading="lazy">`,
  'img, with credentials': (at) => `<img src="${at}" crossorigin="use-credentials">`,
  'img, candidates': (at) => `<img srcset="${at} 1x">`,
  'img, by its old name': (at) => `<image src="${at}">`,
  'img, of old browsers': (at) => `<img lowsrc="${at}" dynsrc="${at}" longdesc="${at}" src="data:,">`,
  'img, that is counted': (at) => `<img src="data:," attributionsrc="${at}">`,
  picture: (at) => `<picture><source srcset="${at}"><img></picture>`,
  video: (at) => `<video src="${at}" autoplay muted></video>`,
  'video, its poster': (at) => `<video poster="${at}"></video>`,
  'video, its source': (at) => `<video autoplay muted><source src="${at}"></video>`,
  'video, its subtitles': (at) =>
    `<video src="data:video/mp4,"><track default kind="subtitles" src="${at}"></video>`,
  audio: (at) => `<audio src="${at}" autoplay></audio>`,
  'audio, ahead': (at) => `<audio src="${at}" preload="auto"></audio>`,
  bgsound: (at) => `<bgsound src="${at}">`,
  'input with a picture': (at) => `<input type="image" src="${at}">`,
  table: (at) => `<table background="${at}"><tr><td>文</td></tr></table>`,
  cell: (at) => `<table><tr><td background="${at}">文</td></tr></table>`,
  model: (at) => `<model src="${at}"></model>`,
  // What is called only when it is used.
  form: (at) => `<form action="${at}"><button>文</button></form>`,
  formaction: (at) => `<form><button formaction="${at}">文</button></form>`,
  a: (at) => `<a href="${at}">文</a>`,
  'a, with a ping': (at) => `<a href="#x" ping="${at}">文</a>`,
  'a, in the same frame': (at) => `<a href="${at}" target="_self">文</a>`,
  area: (at) => `<img usemap="#m" src="data:,"><map name="m"><area href="${at}" shape="default"></map>`,
  // Styles of an element.
  background: lit('background'),
  'background, one of candidates': (at) => styled(`background-image:image-set('${at}' 1x)`),
  'background, as a variable': (at) => styled(`--x:url(${at});background:var(--x)`),
  'background, escaped': (at) => styled(`background:u\\72l(${at})`),
  'list-style-image': (at) => `<ul><li style="list-style-image:url(${at})">文</li></ul>`,
  'border-image': (at) => styled(`border:9px solid;border-image:url(${at}) 9`),
  'mask-image': lit('mask-image'),
  'clip-path': (at) => styled(`clip-path:url(${at}#x)`),
  filter: (at) => styled(`filter:url(${at}#x)`),
  'backdrop-filter': (at) => styled(`backdrop-filter:url(${at}#x)`),
  'shape-outside': (at) => styled(`float:left;shape-outside:url(${at})`),
  cursor: (at) => styled(`cursor:url(${at}),auto`),
  content: (at) => styled(`content:url(${at})`),
  // Style sheets.
  '@import': (at) => `<style>@import url(${at});</style><p>文</p>`,
  '@import, as a string': (at) => `<style>@import "${at}";</style><p>文</p>`,
  '@font-face': (at) => `<style>@font-face{font-family:f;src:url(${at})}p{font-family:f}</style><p>文</p>`,
  'a rule': (at) => `<style>p{background:url(${at})}</style><p>文</p>`,
  'a pseudo-element': (at) => `<style>p::before{content:url(${at})}</style><p>文</p>`,
  'an animation': (at) =>
    `<style>@keyframes k{to{background:url(${at})}}p{animation:k 1s infinite}</style><p>文</p>`,
  'a sheet that is drawn': (at) => drawn(`<style>@import "${at}";</style>`),
  'a sheet in a shadow tree': (at) =>
    `<div><template shadowrootmode="open"><style>@import "${at}";</style>文</template></div>`,
  // Drawings and formulas.
  'svg image': (at) => drawn(`<image href="${at}" width="9" height="9"/>`),
  'svg image, by xlink': (at) => drawn(`<image xlink:href="${at}" width="9" height="9"/>`),
  'svg image, animated': (at) =>
    drawn(`<image width="9" height="9"><set attributeName="href" to="${at}"/></image>`),
  'svg use': (at) => drawn(`<use href="${at}#x"/>`),
  'svg use, by xlink': (at) => drawn(`<use xlink:href="${at}#x"/>`),
  'svg feImage': (at) =>
    drawn(`<filter id="f"><feImage href="${at}"/></filter><rect width="9" height="9" filter="url(#f)"/>`),
  'svg fill': (at) => drawn(`<rect width="9" height="9" fill="url(${at}#x)"/>`),
  'svg filter': (at) => drawn(`<rect width="9" height="9" filter="url(${at}#x)"/>`),
  'svg mask': (at) => drawn(`<rect width="9" height="9" mask="url(${at}#x)"/>`),
  'svg clip-path': (at) => drawn(`<rect width="9" height="9" clip-path="url(${at}#x)"/>`),
  'svg marker': (at) => drawn(`<path d="M0 0L9 9" marker-start="url(${at}#x)"/>`),
  'svg gradient': (at) =>
    drawn(`<linearGradient id="g" href="${at}#x"/><rect width="9" height="9" fill="url(#g)"/>`),
  'svg textPath': (at) => drawn(`<text><textPath href="${at}#x">文</textPath></text>`),
  'svg font': (at) =>
    drawn(`<font-face><font-face-src><font-face-uri href="${at}"/></font-face-src></font-face>`),
  'svg a': (at) => drawn(`<a href="${at}" target="_self"><text y="20">文</text></a>`),
  'math a': (at) => `<math href="${at}"><mtext>文</mtext></math>`,
  'math picture': (at) => `<math><mglyph src="${at}" alt="文"/></math>`,
};

/** A host that notes each connection, even one that asks for nothing. */
export interface Listener {
  readonly host: string;
  /** Whether somebody has connected. */
  isCalled(): boolean;
  stop(): Promise<void>;
}

/** Opens a port of its own, so that each caller is told from the others even before it has sent a byte. */
export async function startListener(): Promise<Listener> {
  let isCalled = false;
  const server = createServer((socket) => {
    isCalled = true;
    // Hung up on, so that a page doesn't wait for an answer.
    socket.on('error', () => {});
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    host: `127.0.0.1:${address.port}`,
    isCalled: () => isCalled,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
