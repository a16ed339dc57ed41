import { isEqual } from 'es-toolkit';
import type { Page } from '../../api/codec.ts';
import type { Found } from './finding.ts';

/** A page, with the parameters that requested it. */
export interface AskedPage extends Required<Page> {
  readonly page: number;
  /** What identifies its rows, one entry for each row: their keys, or all their declared values. */
  readonly keys: readonly string[];
}

/** How many pages are read from the first on; for a longer list, the last one is read too. */
const MOST_PAGES = 5;

/** The pages after the first that are read to verify a count; the last of them is past the end. */
export function pagesToAsk(total: number, size: number): readonly number[] {
  const last = Math.max(1, Math.ceil(total / size));
  const pages = Array.from({ length: Math.min(last, MOST_PAGES) }, (_, at) => at + 1);
  return [...new Set([...pages, last, last + 1])].slice(1);
}

/**
 * What is wrong with a list's pages: a count that doesn't match the rows, a page of another size than requested, rows
 * that appear twice.
 * @param pages in order, starting with page 1
 * @param field the declared key; `#` if there is none
 */
export function pageProblems(pages: readonly AskedPage[], size: number, field: string): readonly Found[] {
  const changed = pages.find(({ rows, total }) => rows.length > 0 && total !== pages[0]?.total);
  if (changed) {
    const message = `the count is ${pages[0]?.total} on page 1 and ${changed.total} on page ${changed.page}`;
    return [{ problem: 'count', field: 'count', message }];
  }
  return [...sizeProblems(pages, size).slice(0, 1), ...repeated(pages, field)];
}

function sizeProblems(pages: readonly AskedPage[], size: number): readonly Found[] {
  const total = pages[0]?.total ?? 0;
  return pages.flatMap(({ page, rows, keys }, at): Found[] => {
    const expected = Math.min(size, Math.max(0, total - (page - 1) * size));
    if (rows.length === expected) return [];
    if (rows.length > size)
      return [
        { problem: 'page', message: `page ${page} has ${rows.length} rows where ${size} were asked for` },
      ];
    // Some servers repeat the last page for pages past the end, which the console never requests.
    if (expected === 0 && isEqual(keys, pages[at - 1]?.keys)) return [];
    const message = `the count is ${total}, so page ${page} has ${expected} rows, and it has ${rows.length}`;
    return [{ problem: 'count', field: 'count', message }];
  });
}

function repeated(pages: readonly AskedPage[], field: string): readonly Found[] {
  if (field === '#') {
    // Two rows may be equal, but not two pages.
    const again = pages.find(
      ({ keys }, at) => keys.length > 1 && pages.slice(0, at).some((each) => isEqual(each.keys, keys)),
    );
    return again ? [{ problem: 'page', message: `page ${again.page} repeats the rows of another page` }] : [];
  }
  const seen = new Map<string, string>();
  for (const { page, keys } of pages) {
    for (const [at, key] of keys.entries()) {
      const where = `row ${at + 1} of page ${page}`;
      const first = seen.get(key);
      if (first) return [{ problem: 'page', field, message: `${where} has the ${field} of ${first}` }];
      seen.set(key, where);
    }
  }
  return [];
}

/** What is wrong with a list's order, given one page that was requested twice. */
export function orderProblems(first: AskedPage, again: AskedPage): readonly Found[] {
  // Rows added or removed in between move the others.
  if (first.total !== again.total || isEqual(first.keys, again.keys)) return [];
  return [
    {
      problem: 'order',
      message: `page ${first.page} has other rows, or another order, when asked for again`,
    },
  ];
}
