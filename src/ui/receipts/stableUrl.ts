/** The parameters that differ with each reading of the same file: signatures, tokens, and when they end. */
const PASSING =
  /^(?:e|exp|expires?|t|ts|timestamp|nonce|_|session|sig|sign|signature|(?:.*[-_])?token|auth_key|policy|key-pair-id|ossaccesskeyid|awsaccesskeyid|googleaccessid|(?:x-amz|x-oss|x-cos|x-goog|q)-.*)$/i;

const NO_HOST = 'https://none.invalid';

/** The address of a file without what differs each time it is read: one that was replaced has another. */
export function stableUrl(text: string): string {
  try {
    const { origin, host, pathname, searchParams } = new URL(text.trim(), NO_HOST);
    const kept = [...searchParams].filter(([name]) => !PASSING.test(name)).sort();
    return `${origin === NO_HOST ? '' : host}${pathname}?${new URLSearchParams(kept)}`;
  } catch {
    return text;
  }
}
