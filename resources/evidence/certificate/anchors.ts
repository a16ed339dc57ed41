/** The id of the part of the page where a file is verified. */
export const VERIFY = 'verify';
