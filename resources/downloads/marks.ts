/** What a download's url carries besides its own parameters: business type, evidence number, account. */
interface DownloadMarks {
  readonly type?: string;
  readonly baoquan_no?: string;
  readonly uid?: string;
}

/**
 * Adds type, baoquan_no and uid to a returned url. What the url already says stays byte for byte as the server wrote
 * it, for a signature may cover it; a mark that is empty, or that the url has, is left out.
 */
export function withMarks(url: string, marks: DownloadMarks): string {
  const hashAt = url.indexOf('#');
  const bare = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = bare.indexOf('?');
  const present = new URLSearchParams(queryAt < 0 ? '' : bare.slice(queryAt));
  const added = new URLSearchParams(
    Object.entries(marks).filter(([name, value]) => value && !present.has(name)),
  ).toString();
  if (!added) return url;
  const joint = queryAt < 0 ? '?' : bare.endsWith('?') || bare.endsWith('&') ? '' : '&';
  return `${bare}${joint}${added}${hashAt < 0 ? '' : url.slice(hashAt)}`;
}
