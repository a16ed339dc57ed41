/** What a part can't be: nothing, or a way up. */
const NOWHERE = ['', '.', '..'];

/**
 * A path of this console, its parts percent-encoded. A part that is empty makes the whole path empty: there is
 * nothing to link to, and the cell is plain text, the operation a dash.
 *
 * @example path`/user/Detail/${row.user_id}`
 */
export function path(fixed: TemplateStringsArray, ...parts: readonly string[]): string {
  if (parts.some((part) => NOWHERE.includes(part))) return '';
  return fixed.map((text, place) => text + encodeURIComponent(parts[place] ?? '')).join('');
}
