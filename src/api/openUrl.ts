/**
 * Opens a url that `safeUrl` let through in a new window, which can't reach this one; does nothing without a url.
 * @example openUrl(safeUrl(row.manual));
 */
export function openUrl(url: string | undefined): void {
  if (url) window.open(url, '_blank', 'noopener,noreferrer');
}
