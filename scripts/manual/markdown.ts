/** Escapes a text for Markdown and Vue. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replace(/[|*_[\]`\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text for use inside quotation marks: its own become single ones. */
export const nested = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

/** A heading with an explicit anchor, the same in every language. */
export const heading = (level: 1 | 2 | 3, text: string, anchor?: string): string =>
  `${'#'.repeat(level)} ${escaped(text)}${anchor ? ` {#${anchor}}` : ''}`;

/** Names as an anchor. */
export const anchorOf = (...names: readonly string[]): string => names.join('-').replace(/[^\w]+/g, '-');

/** A table with Markdown cells; empty columns are left out, and without rows there is no table. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = heads.map((_, column) => column).filter((column) => rows.some((row) => row[column]));
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${kept.map((column) => cells[column] || '—').join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Paragraphs in sequence, without empty ones. */
export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

export const link = (text: string, to: string): string => `[${escaped(text)}](${to})`;
