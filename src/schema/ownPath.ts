/**
 * Whether a path is inside this console, unlike `//host` and `javascript:`.
 * @example
 * isOwnPath('/stock/tools') // true
 * isOwnPath('//elsewhere.example') // false
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
