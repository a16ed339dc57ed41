/**
 * The file that a manifest's line imports, as the development server has written it: a declaration knows its name alone,
 * and the manifest is where names and files meet.
 * @param load the text of the line's function
 */
export const sourceFile = (load: string): string | undefined => /import\(["']\/([^"'?]+)/.exec(load)?.[1];
