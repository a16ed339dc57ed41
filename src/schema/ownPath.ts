/** Whether a path is of this console: `//host`, `javascript:` and the like lead elsewhere. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
