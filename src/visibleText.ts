/** Control, format and other invisible characters, of which only some are noise. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\u115F\u1160\u2028\u2029\u2800\u3164\uFFA0\u{E0000}-\u{E007F}]/u;
const EACH = new RegExp(INVISIBLE, 'gu');

/** Line breaks and tabs, which are laid out; the numeral signs of Arabic, which are drawn. */
const LAID_OUT = /[\t\n\r\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]/u;
/** Direction marks, which belong to texts in scripts that are written from right to left; they reorder no letters. */
const DIRECTION_MARK = /[\u061C\u200E\u200F]/u;
const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
/** Joiners between letters of scripts that need them, or within an emoji. */
const JOINER = /[\u200C\u200D]/u;
const JOINED = /[\p{M}\p{Extended_Pictographic}\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{Emoji_Modifier}]$/u;

const belongs = (character: string, before: string, text: string): boolean =>
  LAID_OUT.test(character) ||
  (DIRECTION_MARK.test(character) && RIGHT_TO_LEFT.test(text)) ||
  (JOINER.test(character) && JOINED.test(before));

const replaced = (text: string, by: (character: string) => string): string =>
  INVISIBLE.test(text)
    ? text.replace(EACH, (character, at: number) =>
        belongs(character, text.slice(0, at), text) ? character : by(character),
      )
    : text;

/**
 * A text as people may read it: control, bidirectional and invisible characters are written out, as `⟨U+202E⟩`, so that
 * none of them changes what a name seems to be. Those that a script needs stay.
 * @example visibleText('saw\u202Efdp.exe') // 'saw⟨U+202E⟩fdp.exe'
 */
export const visibleText = (text: string): string =>
  replaced(text, (character) => `⟨U+${codeOf(character)}⟩`);

/** The text without them, for the names of files, and for what is searched. */
export const withoutInvisible = (text: string): string => replaced(text, () => '');

const codeOf = (character: string) =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
