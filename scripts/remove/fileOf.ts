/**
 * The file of a declaration, by its line in the manifest; undefined without one.
 * @param manifest the text of resources/manifest.ts
 */
export const fileOf = (name: string, manifest: string): string | undefined => {
  // A long name is broken over two lines.
  const path = new RegExp(`'${name}': \\(\\) =>\\s*import\\(\\s*'\\./([^']+)'`).exec(manifest)?.[1];
  return path && `resources/${path}.ts`;
};
