/** The screen of a desk, which tests have unless they say otherwise. */
export const desktop = { width: 1440, height: 900 };

/** The screen of a phone, for `test.use({ viewport: phone })` or `page.setViewportSize(phone)`. */
export const phone = { width: 390, height: 844 };
