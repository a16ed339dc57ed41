import { type PackagedFile, worstFirst } from './packagedFile';

/**
 * Says in words which files a package lacks, wholly or in part, and why; `undefined` if it lacks none. A bag's manifests can't say
 * it: they list what is there.
 */
export function missingText(
  files: readonly PackagedFile[],
  words: (key: string) => string,
): string | undefined {
  const lacking = worstFirst(files).filter(
    ({ verdict }) => verdict === 'missing' || verdict === 'incomplete',
  );
  if (lacking.length === 0) return undefined;
  const lines = lacking.map(({ number, path, verdict, reason }) =>
    [
      number,
      words(`pages.downloads.package.verdicts.${verdict}`),
      ...(path === undefined ? [] : [path]),
      ...(reason ? [words(reason)] : []),
    ]
      .map((part) => part.replace(/[\s\p{Cc}]+/gu, ' '))
      .join(' · '),
  );
  return `${[words('pages.downloads.package.lacking'), '', ...lines].join('\n')}\n`;
}
