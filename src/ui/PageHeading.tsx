import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useConsole } from './ConsoleContext';
import styles from './PageHeading.module.css';
import { takeFocus } from './takeFocus';

interface PageHeadingProps {
  /** An i18n key, or the words themselves. */
  readonly title: string;
  /** What the page is of; not in the window's title, which the browser's history keeps. */
  readonly of?: string | undefined;
  /** What can be done with the page as a whole. */
  readonly children?: ReactNode;
}

/** A page's one heading, which is also the window's title. */
export function PageHeading({ title, of, children }: PageHeadingProps) {
  const translate = useTranslate();
  const { settings } = useConsole();
  const words = translate(title, { _: title });
  return (
    <div className={styles.heading}>
      <title>{`${words} · ${settings.title || translate('shell.product')}`}</title>
      <h1 ref={takeFocusSoon} tabIndex={-1}>
        {words}
        {of && <span> {of}</span>}
      </h1>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** At the next frame: the browser can't focus what isn't laid out, and would lay the page out before its rows are there. */
function takeFocusSoon(heading: HTMLElement | null) {
  const frame = requestAnimationFrame(() => takeFocus(heading));
  return () => cancelAnimationFrame(frame);
}
