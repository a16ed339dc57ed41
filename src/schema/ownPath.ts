/** Whether a path is inside this console, unlike `//host` and `javascript:`. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
