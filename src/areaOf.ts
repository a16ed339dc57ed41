/** The area that a resource's or a page's words stand in: the first part of its name. */
export const areaOf = (name: string) => name.split('/').find(Boolean) ?? '';
