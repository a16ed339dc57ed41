/** How long an answer may take, including its body, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000;
