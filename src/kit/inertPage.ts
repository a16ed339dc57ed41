const SVG = 'http://www.w3.org/2000/svg';
const MATHML = 'http://www.w3.org/1998/Math/MathML';
const XLINK = 'http://www.w3.org/1999/xlink';

/** The attribute that holds a link's address, which the browser doesn't follow. */
export const ADDRESS = 'data-href';

/** Frames, to whose hosts Chromium connects before it asks the policy. */
export const FRAMES = 'iframe, frame, frameset, fencedframe, portal, embed, object, applet';

/**
 * What no policy governs: hints that look up or connect to hosts, refreshes, referrers, another base; and what runs or is adopted
 * anyway.
 */
const REMOVED = 'link, meta, base, script, style';

/** Instead of these their content is shown, as browsers do. */
const WITH_FALLBACK = 'object, applet';

/** How often a page is parsed until it stays the same. */
const ROUNDS = 6;

/** Parses a page or fragment without loading or running anything. */
export const parseBody = (html: string): Document =>
  parsed(`<!doctype html><html><head></head><body>${html}`);

/** A page as html, with all entities in its attributes resolved. */
export const markupOf = (page: Document): string => page.documentElement.outerHTML;

const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html');

/**
 * Writes a page so that the browser parses it to exactly what was checked: nothing in it has an address to follow, and the
 * head is ours alone. Markup that changes with each parsing is shown as text.
 */
export function inertPage(page: Document, head: string): string {
  let written = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = write(round === 0 ? page : parsed(written), head);
    if (next === written) return next;
    written = next;
  }
  const text = parsed(written);
  text.body.replaceChildren(text.body.textContent);
  return write(text, head);
}

function write(page: Document, head: string): string {
  disarm(page.body);
  page.head.innerHTML = head;
  return `<!doctype html>${markupOf(page)}`;
}

function disarm(root: ParentNode) {
  for (const element of root.querySelectorAll(WITH_FALLBACK)) element.replaceWith(...element.childNodes);
  for (const element of root.querySelectorAll(`${REMOVED}, ${FRAMES}`)) element.remove();
  for (const element of root.querySelectorAll('*')) {
    // A declared shadow root is one, too.
    if (element instanceof HTMLTemplateElement) disarm(element.content);
    if (isLink(element)) takeAddress(element);
  }
}

const isLink = ({ localName, namespaceURI }: Element) =>
  localName === 'a' || localName === 'area' || namespaceURI === MATHML;

function takeAddress(element: Element) {
  const address = element.getAttribute('href') ?? element.getAttributeNS(XLINK, 'href');
  element.removeAttributeNS(XLINK, 'href');
  for (const name of ['href', 'target', 'ping', 'download']) element.removeAttribute(name);
  const link = element.namespaceURI === SVG ? asGroup(element) : element;
  if (address === null) return;
  link.setAttribute(ADDRESS, address);
  link.setAttribute('role', 'link');
  link.setAttribute('tabindex', '0');
}

/** A drawn link's address and target can be animated back; a group has none. */
function asGroup(link: Element): Element {
  const group = link.ownerDocument.createElementNS(SVG, 'g');
  for (const { name, value } of link.attributes) group.setAttribute(name, value);
  group.replaceChildren(...link.childNodes);
  link.replaceWith(group);
  return group;
}
