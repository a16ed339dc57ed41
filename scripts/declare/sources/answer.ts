/** Texts, each with the colon behind it where it is a key, and numbers. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * The whole numbers of an answer that nothing can hold exactly, with the key that each stands under: whoever parses the
 * answer, the console among them, reads another number.
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
 * Parses the body of an answer, with a sentence for each key whose numbers are too big to be read as they are.
 * @throws where it isn't JSON
 */
export function readAnswer(text: string): { readonly answer: unknown; readonly notes?: readonly string[] } {
  const notes = [...roundedIn(text)].map(
    ([key, number]) =>
      `'${key}' ${number} is beyond ${Number.MAX_SAFE_INTEGER} and is read as ${Number(number)}: the server must send it as a string.`,
  );
  return { answer: JSON.parse(text), ...(notes.length > 0 && { notes }) };
}
