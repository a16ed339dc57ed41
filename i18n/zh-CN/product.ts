/** The product's name. */
export const product = '电子证据管理后台';

/** The names of the server's menu entries. The server's are Chinese already, so none is translated here. */
export const menuNames = {} as Readonly<Record<string, string>>;
