/** A script that reveals that it ran: it marks the top window, also from a frame, and requests a picture. */
export const telltale = 'try{top.pwned=1}catch(e){};new Image().src=location.origin+"/pwned"';
const js = telltale.replaceAll('"', '&quot;');
const base64 = Buffer.from(`<script>${telltale}</script>`).toString('base64');

/** Each runs script in its own way. */
const vectors: readonly string[] = [
  `<script>${telltale}</script>`,
  `<script src="data:text/javascript,${encodeURIComponent(telltale)}"></script>`,
  `<script type="module">${telltale}</script>`,
  `<script/x>${telltale}</script>`,
  `<SCRIPT>${telltale}</SCRIPT>`,
  `<<script>${telltale}//<</script>`,
  `<img src=x onerror="${js}">`,
  `<img src onerror="${js}">`,
  `<img/src=x/onerror="${js}">`,
  `<image src=x onerror="${js}">`,
  `<svg onload="${js}">`,
  `<svg><script>${telltale}</script></svg>`,
  `<svg><script href="data:text/javascript,${encodeURIComponent(telltale)}"/></svg>`,
  `<svg><animate onbegin="${js}" attributeName=x dur=1s>`,
  `<svg><set onbegin="${js}" attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${js}"><text y=20>x</text></a></svg>`,
  `<svg><foreignObject><img src=x onerror="${js}"></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml;base64,${base64}"></use></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${js}"></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${js}">x</math>`,
  `<body onload="${js}">`,
  `<body onpageshow="${js}">`,
  `<iframe src="javascript:${js}"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${js}&lt;/script&gt;"></iframe>`,
  `<iframe src="data:text/html;base64,${base64}"></iframe>`,
  `<iframe srcdoc="&lt;iframe srcdoc='&amp;lt;img src=x onerror=top.pwned=1&amp;gt;'&gt;&lt;/iframe&gt;"></iframe>`,
  `<iframe onload="${js}"></iframe>`,
  `<object data="data:text/html;base64,${base64}"></object>`,
  `<object data="javascript:${js}"></object>`,
  `<embed src="data:text/html;base64,${base64}">`,
  `<embed src="javascript:${js}">`,
  `<a href="javascript:${js}">x</a>`,
  `<a href="java&#10;script:${js}">x</a>`,
  `<a href="&#x6A;avascript:${js}">x</a>`,
  `<a href="javascript:${js}" target="_top">x</a>`,
  `<a href="javascript:${js}" target="_parent">x</a>`,
  `<base href="javascript:/a/"><a href="//%0a${js}">x</a>`,
  `<base target="_top"><a href="javascript:${js}">x</a>`,
  `<form action="javascript:${js}"><input type=submit value=x></form>`,
  `<form><button formaction="javascript:${js}">x</button></form>`,
  `<form id=f></form><button form=f formaction="javascript:${js}">x</button>`,
  `<isindex action="javascript:${js}" type=submit>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${js}">`,
  `<meta http-equiv="refresh" content="0;url=data:text/html;base64,${base64}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src * 'unsafe-inline'"><script>${telltale}</script>`,
  `<link rel=stylesheet href="javascript:${js}">`,
  `<link rel=import href="data:text/html;base64,${base64}">`,
  `<style>@import "javascript:${js}";</style>`,
  `<style>body{background:url("javascript:${js}")}</style>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${js}">x</b>`,
  `<div style="background:url(javascript:${js})">x</div>`,
  `<div style="width:expression(${js})">x</div>`,
  `<input autofocus onfocus="${js}">`,
  `<select autofocus onfocus="${js}"></select>`,
  `<textarea autofocus onfocus="${js}"></textarea>`,
  `<details open ontoggle="${js}">x</details>`,
  `<video src=x onerror="${js}"></video>`,
  `<video><source onerror="${js}"></video>`,
  `<audio src=x onerror="${js}"></audio>`,
  `<marquee onstart="${js}">x</marquee>`,
  `<b onmouseover="${js}" onclick="${js}" onpointerenter="${js}">x</b>`,
  `<b tabindex=0 onfocus="${js}" accesskey=x>x</b>`,
  `<button popovertarget=p onclick="${js}">x</button><p popover id=p onbeforetoggle="${js}">x</p>`,
  `<noscript><p title="</noscript><img src=x onerror=top.pwned=1>"></noscript>`,
  `<template><script>${telltale}</script></template><img src=x onerror="${js}">`,
  `<template shadowrootmode=open><img src=x onerror="${js}"></template>`,
];

/** The places for a vector, and what may be wrapped around it. */
const contexts: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `<!doctype html><html><head><title>x</title>${vector}</head><body>${vector}</body></html>`,
  (vector) => `</style></title></textarea></script>--></body></html>${vector}`,
];

/** Hostile documents: each vector in each context, and some mutations that have fooled sanitizers. */
export const documents: readonly string[] = [
  ...contexts.flatMap((within) => vectors.map(within)),
  `<svg></p><style><a id="</style><img src=1 onerror=top.pwned=1>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=top.pwned=1></style>`,
];

/** Addresses that must remain text, and urls that must load nothing. */
export const addresses: readonly string[] = vectors.slice(0, 20);
export const urls: readonly string[] = [
  `javascript:${telltale}`,
  `JaVaScRiPt:${telltale}`,
  `java\nscript:${telltale}`,
  ` javascript:${telltale}`,
  `\u0001javascript:${telltale}`,
  `data:text/html;base64,${base64}`,
  `data:image/svg+xml;base64,${base64}`,
  `vbscript:msgbox(1)`,
  `blob:https://evil.example/1`,
  `file:///etc/passwd`,
  `filesystem:https://evil.example/x`,
  `https://user:password@evil.example/x`,
  `//`,
  `http://`,
];
