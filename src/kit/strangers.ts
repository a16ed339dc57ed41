import { FRAMES, parseBody } from './inertPage';
import { type FrameOptions, readPage } from './serverHtml';

/** Attributes with one url that is loaded. */
const LOADED = ['src', 'poster', 'background', 'href', 'xlink:href', 'data', 'attributionsrc'];
const CANDIDATES = ['srcset', 'imagesrcset'];
const CSS_URL = /(?:(?:url|src|image-set)\(|@import)\s{0,9}["']?((?:https?:)?\/\/[^"'()\s]{1,2000})/gi;
const CANDIDATE = /(?:^|[\s,])((?:https?:)?\/\/[^\s,]+)/gi;
const REFRESH = /url\s{0,9}=\s{0,9}["']?([^"'\s]{1,2000})/gi;
/** Links to what a browser loads, or connects to, by itself. */
const LOADING =
  /\b(?:preconnect|dns-prefetch|prefetch|preload|modulepreload|prerender|stylesheet|icon|manifest|import)\b/i;

/**
 * The hosts that the server's html would load from, or connect to, but may not; and those of frames, which are never shown.
 * @example strangersOf('<img src="https://ads.example/x.png">') // ['ads.example']
 */
export function strangersOf(html: string, { origins = [], rewrite }: FrameOptions = {}): readonly string[] {
  const { page, styles } = readPage(html, { rewrite });
  // Like the policy, which lets a host of http be asked by https.
  const known = new Set([location.origin, ...origins].map((origin) => new URL(origin).host));
  const none: ReadonlySet<string> = new Set();
  const hosts = elementsIn(page).flatMap((element) =>
    hostsOf(urlsOf(element), element.matches(FRAMES) ? none : known),
  );
  return [...new Set([...hosts, ...hostsOf(found(CSS_URL, styles), known)])];
}

/** All elements, also those of templates, which may be declared shadow roots, and of pages in attributes. */
function elementsIn(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element instanceof HTMLTemplateElement) return [element, ...elementsIn(element.content)];
    const page = element.getAttribute('srcdoc');
    return page === null ? [element] : [element, ...elementsIn(parseBody(page))];
  });
}

function urlsOf(element: Element): readonly string[] {
  const { localName } = element;
  if (localName === 'base') return [];
  if (localName === 'meta')
    return /^refresh$/i.test(element.getAttribute('http-equiv') ?? '')
      ? found(REFRESH, element.getAttribute('content'))
      : [];
  const leads =
    localName === 'a' ||
    localName === 'area' ||
    (localName === 'link' && !LOADING.test(element.getAttribute('rel') ?? ''));
  return [
    ...(leads ? [] : LOADED.map((name) => element.getAttribute(name) ?? '')),
    ...CANDIDATES.flatMap((name) => found(CANDIDATE, element.getAttribute(name))),
    ...[...element.attributes].flatMap(({ value }) => found(CSS_URL, value)),
  ];
}

const hostsOf = (urls: readonly string[], known: ReadonlySet<string>) =>
  urls.flatMap((raw) => {
    const url = raw && URL.canParse(raw, location.origin) ? new URL(raw, location.origin) : undefined;
    return url && /^https?:$/.test(url.protocol) && !known.has(url.host) ? [url.host] : [];
  });

const found = (pattern: RegExp, text: string | null) =>
  [...(text ?? '').matchAll(pattern)].map(([, url = '']) => url);
