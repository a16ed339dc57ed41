/** Hosts that browsers trust without https. */
const OWN_MACHINE = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What a page loads a url by: on a page over https browsers load nothing over http, mostly without a word, so it is tried over
 * https. A link that leaves the page keeps its url.
 * @param url one that `safeUrl` let through
 * @example const terms = <iframe title="Terms" src={loadableUrl('http://files.example/terms.pdf')} />;
 */
export function loadableUrl(url: string): string {
  if (!url.startsWith('http:') || globalThis.location?.protocol !== 'https:') return url;
  return OWN_MACHINE.test(new URL(url).hostname) ? url : url.replace('http', 'https');
}
