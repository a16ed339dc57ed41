import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from './ConsoleContext';
import styles from './PageHeading.module.css';
import { takeFocus } from './takeFocus';

interface PageHeadingProps {
  /** An i18n key, or the words themselves. */
  readonly title: string;
  /** Which record it is; left out of the window's title, which the browser's history keeps. */
  readonly of?: string | undefined;
  /** The actions of the page as a whole. */
  readonly children?: ReactNode;
}

/**
 * The heading of a page, which also sets the window's title.
 * @example
 * <PageHeading title="pages.stock.card" of={String(row.name)}><CopyButton text={row.id} what="the tool's number" /></PageHeading>
 */
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

/** In the next frame: focusing now would force a layout before the rows are there. */
function takeFocusSoon(heading: HTMLElement | null) {
  const frame = requestAnimationFrame(() => takeFocus(heading));
  return () => cancelAnimationFrame(frame);
}
