/** A double keeps any fifteen digits: only longer numbers can lose some. */
const LONG = /\d[\d.]{15}/;
const TOKEN = /\\.|"|-?\d[\d.]{15,}(?![\d.eE])/gs;
/** What servers that put JSON together by hand leave in a string: a line break or a tab as it was typed. */
const CONTROL = /\\.|"|\p{Cc}/gsu;

/**
 * Parses an answer. Numbers that a double can't hold become text with the digits that came: identifiers and amounts above
 * 2^53, decimals with more digits than it has. Byte order marks and blanks around the JSON are ignored,
 * and control characters within a string are read as they are.
 * @throws SyntaxError if it isn't JSON
 * @example parseJson('{"id": 9007199254740993}') // { id: '9007199254740993' }
 */
export function parseJson(text: string): unknown {
  const json = text.trim();
  const exact = LONG.test(json) ? replaceTokens(json, TOKEN, quoteLongNumber) : json;
  try {
    return JSON.parse(exact);
  } catch (error) {
    const escaped = replaceTokens(exact, CONTROL, escapeControl);
    if (escaped === exact) throw error;
    return JSON.parse(escaped);
  }
}

/** Replaces what a pattern finds besides quotes and escapes; `replace` is told whether it stands in a string. */
function replaceTokens(
  json: string,
  pattern: RegExp,
  replace: (token: string, isInString: boolean) => string,
) {
  let isInString = false;
  return json.replace(pattern, (token) => {
    if (token === '"') isInString = !isInString;
    return token === '"' || token.startsWith('\\') ? token : replace(token, isInString);
  });
}

const quoteLongNumber = (token: string, isInString: boolean) =>
  isInString || isHeld(token) ? token : `"${token}"`;

const escapeControl = (token: string, isInString: boolean) =>
  isInString ? JSON.stringify(token).slice(1, -1) : token;

/** Whether a double holds a number: all digits of it, or as it was written from a double, with up to 17 digits. */
function isHeld(token: string): boolean {
  const value = Number(token);
  if (!token.includes('.')) return Number.isSafeInteger(value);
  return [String(value), value.toPrecision(16), value.toPrecision(17)].map(trimmed).includes(trimmed(token));
}

const trimmed = (decimal: string) => decimal.replace(/\.?0+$/, '');
