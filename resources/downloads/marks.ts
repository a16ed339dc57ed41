/** Marks added to a download's url: business type, evidence number, account. */
interface DownloadMarks {
  readonly type?: string;
  readonly baoquan_no?: string;
  readonly uid?: string;
}

/**
 * Adds type, baoquan_no and uid to a url from the server. The url itself stays byte for byte the same, as a signature
 * may cover it; marks that are empty or already present are left out.
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
