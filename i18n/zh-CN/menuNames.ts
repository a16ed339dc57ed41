/** The names of the server's menu entries. The server's are Chinese already, so none is translated here. */
export const menuNames = {} as Readonly<Record<string, string>>;
