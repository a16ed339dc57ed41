/** How long a request may take until its answer is complete, in milliseconds; for an export, until the answer starts. */
export const REQUEST_TIMEOUT = 30_000;

// A transfer has no time limit as long as bytes move. It is given up after stalling for so many milliseconds:

/** An upload; as long as other requests (docs/decisions/0018-what-a-request-carries-where-the-contract-is-silent.md). */
export const UPLOAD_STALL = 30_000;

/** A file that is read while it arrives; not longer than other requests, because its transfer can be resumed. */
export const STREAM_STALL = 30_000;

/** An export; longer, because it can't be resumed (docs/decisions/0016-exports-are-asked-for-with-the-session.md). */
export const EXPORT_STALL = 60_000;
