/** A desktop screen, the default for tests. */
export const desktop = { width: 1440, height: 900 };

/** A phone screen, for `test.use({ viewport: phone })` or `page.setViewportSize(phone)`. */
export const phone = { width: 390, height: 844 };
