import { useEffect } from 'react';

/**
 * Repeats a text at the top of every printed page of the certificate. A page margin can't hold an element, so the text
 * goes into a style sheet of its own, which is adopted because the Content-Security-Policy allows no inline styles.
 */
export function usePaperHeader(text: string) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@page certificate { @top-left { content: ${cssString(text)}; font-size: 9pt; color: #556270; } }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text]);
}

/** A text as a CSS string: characters that could end it are escaped by their code points. */
export const cssString = (text: string) =>
  `"${[...text].map((sign) => (/[\p{L}\p{N} ._:·-]/u.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `)).join('')}"`;
