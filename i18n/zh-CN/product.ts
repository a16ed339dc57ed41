/** The product's name. */
export const product = '电子证据管理后台';

/** What the entries of the server's menu are called. Its names are Chinese, and stand for themselves here. */
export const menuNames = {} as Readonly<Record<string, string>>;
