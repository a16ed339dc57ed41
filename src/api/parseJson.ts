/** A double keeps any fifteen digits: only longer numbers can lose some. */
const LONG = /\d[\d.]{15}/;
const TOKEN = /\\.|"|-?\d[\d.]{15,}(?![\d.eE])/gs;

/**
 * Parses an answer. Numbers that a double can't hold become text with the digits that came: identifiers and amounts above
 * 2^53, decimals with more digits than it has. Byte order marks and blanks around the JSON are ignored.
 * @throws SyntaxError if it isn't JSON
 * @example parseJson('{"id": 9007199254740993}') // { id: '9007199254740993' }
 */
export function parseJson(text: string): unknown {
  const json = text.trim();
  return JSON.parse(LONG.test(json) ? quoteLongNumbers(json) : json);
}

function quoteLongNumbers(json: string): string {
  let isInString = false;
  return json.replace(TOKEN, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || token === '"' || isHeld(token) ? token : `"${token}"`;
  });
}

/** Whether a double holds a number: all digits of it, or as it was written from a double, with up to 17 digits. */
function isHeld(token: string): boolean {
  const value = Number(token);
  if (!token.includes('.')) return Number.isSafeInteger(value);
  return [String(value), value.toPrecision(16), value.toPrecision(17)].map(trimmed).includes(trimmed(token));
}

const trimmed = (decimal: string) => decimal.replace(/\.?0+$/, '');
