/** Strings, each with the colon after it if it is a key, and numbers. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * The integers of an answer that JavaScript can't represent exactly, by key: every parser, including the console's,
 * reads another number.
 */
function roundedIn(text: string): ReadonlyMap<string, string> {
  const rounded = new Map<string, string>();
  let under = '';
  for (const [token, key, colon] of text.matchAll(TOKEN)) {
    if (colon) under = key ?? '';
    else if (/^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) && !rounded.has(under))
      rounded.set(under, token);
  }
  return rounded;
}

/**
 * Parses the body of an answer, with a note for each key whose numbers are too large to be read exactly.
 * @throws if it isn't JSON
 */
export function readAnswer(text: string): { readonly answer: unknown; readonly notes?: readonly string[] } {
  const notes = [...roundedIn(text)].map(
    ([key, number]) =>
      `'${key}' ${number} is beyond ${Number.MAX_SAFE_INTEGER} and is read as ${Number(number)}: the server must send it as a string.`,
  );
  return { answer: JSON.parse(text), ...(notes.length > 0 && { notes }) };
}
