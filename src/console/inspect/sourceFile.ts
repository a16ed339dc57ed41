/**
 * The file that a manifest entry imports. Declarations only know their names: the manifest maps them to files.
 * @param load the source of the entry's function, as the development server has compiled it
 */
export const sourceFile = (load: string): string | undefined => /import\(["']\/([^"'?]+)/.exec(load)?.[1];
