/**
 * The names that a tool was given, none of which may be passed over.
 * @param most how many it takes
 * @throws where there are more
 */
export function namesIn(given: readonly string[], most: number): readonly string[] {
  const more = given.slice(most).join(', ');
  if (more) throw new Error(`Nothing is done with ${more}: run it once for each.`);
  return given;
}
