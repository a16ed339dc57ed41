/** The area whose words a resource or page uses: the first part of its name or path. */
export const areaOf = (name: string) => name.split('/').find(Boolean) ?? '';
