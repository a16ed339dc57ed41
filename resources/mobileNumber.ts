/** The pattern of a mobile number of mainland China, as a part of longer patterns. */
export const MOBILE = '1[3-9]\\d{9}';

/** The pattern of a text that is a mobile number. */
export const mobileNumber = new RegExp(`^${MOBILE}$`);
