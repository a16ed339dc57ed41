/** How long an answer may take, its body included. */
export const REQUEST_TIMEOUT = 30_000;
