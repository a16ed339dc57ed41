/** Opens a url that `safeUrl` let through in a window of its own, which learns nothing of this one. */
export function openUrl(url: string | undefined): void {
  if (url) window.open(url, '_blank', 'noopener,noreferrer');
}
