/** A mainland ID number, by its birth date: none is ever kept in the browser, wherever it was typed. */
const ID_NUMBER = /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;

/** A text without the ID numbers in it. */
export const withoutIdNumbers = (text: string): string => text.replace(ID_NUMBER, '');
