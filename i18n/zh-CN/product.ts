/** The product's name. */
export const product = '电子证据管理后台';
