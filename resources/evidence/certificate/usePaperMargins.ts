import { visibleText } from 'declared-console/values';
import { useEffect } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { now, wallTime } from '../../clock';

/**
 * Repeats on every printed page of the certificate which one it is, and who printed it and when. A page margin can't hold an
 * element, so the texts go into a style sheet of their own, which is adopted because the Content-Security-Policy allows no inline
 * styles.
 * @param title which certificate it is
 */
export function usePaperMargins(title: string) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const name = visibleText(identity?.fullName || String(identity?.id ?? ''));
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const write = () =>
      sheet.replaceSync(
        paperMargins(title, translate('pages.certificate.printed', { name, at: wallTime(now()) })),
      );
    write();
    // The moment is that of printing, not of opening the page.
    addEventListener('beforeprint', write);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      removeEventListener('beforeprint', write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [title, name, translate]);
}

const paperMargins = (title: string, printed: string) =>
  `@page certificate {
    @top-left { content: ${cssString(title)}; ${LOOK} }
    @bottom-left { content: ${cssString(printed)}; ${LOOK} }
  }`;

const LOOK = 'font-size: 9pt; color: #556270;';

/** A text as a CSS string: characters that could end it are escaped by their code points. */
export const cssString = (text: string) =>
  `"${[...text].map((sign) => (/[\p{L}\p{N} ._:·-]/u.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `)).join('')}"`;
