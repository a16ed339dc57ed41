/** Opens a url that `safeUrl` let through in a new window, which can't reach this one. */
export function openUrl(url: string | undefined): void {
  if (url) window.open(url, '_blank', 'noopener,noreferrer');
}
