/** How many digits can be read at a glance. */
const GROUP = 8;

/** Splits a digest into groups of eight, for comparing by eye. The last group may be shorter. */
export const groupDigest = (hex: string): readonly string[] =>
  hex.trim().match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];

/** The indices of the groups in which two digests differ, ignoring case; a group that only one of them has differs. */
export function differingGroups(a: string, b: string): readonly number[] {
  const [left, right] = [groupDigest(a.toLowerCase()), groupDigest(b.toLowerCase())];
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => index).filter((index) => left[index] !== right[index]);
}
