/**
 * The names given to a tool on the command line; rejects extra ones.
 * @param most how many it takes
 * @throws if there are more
 */
export function namesIn(given: readonly string[], most: number): readonly string[] {
  const more = given.slice(most).join(', ');
  if (more) throw new Error(`Too many names: ${more}. Run the command once for each.`);
  return given;
}
