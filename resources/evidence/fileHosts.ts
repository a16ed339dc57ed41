import type { ProductSettings } from '../settings';

type FileHosts = Pick<ProductSettings, 'apiBase' | 'storageHosts' | 'fileHosts'>;

/** The origins besides this one that hold this service's files: storage hosts, those set, and that of its calls. */
export function fileOrigins({ apiBase, storageHosts, fileHosts }: FileHosts): readonly string[] {
  const hosts = [...storageHosts.map(({ to }) => to), ...fileHosts];
  const urls = hosts.map((host) => `${location.protocol}//${host}`);
  return [...new Set([...urls, apiBase].flatMap(originOf))].filter((origin) => origin !== location.origin);
}

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : []);

/** The host of a url that isn't one of this service's file hosts, as it is looked up: `xn--…` stays so. */
export function strangerOf(url: string, settings: FileHosts): string | undefined {
  const { protocol, host, origin } = new URL(url);
  if (protocol === 'blob:' || origin === location.origin) return undefined;
  // A file host is trusted by either protocol.
  const isKnown = fileOrigins(settings).some(
    (each) => new URL(each.replace(/^\w+:/, protocol)).host === host,
  );
  return isKnown ? undefined : host;
}
