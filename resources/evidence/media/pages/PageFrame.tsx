import type { CSSProperties, ReactNode } from 'react';
import styles from './pages.module.css';

/** What the viewer tells a page of a document. */
export interface PageProps {
  /** From 1. */
  readonly number: number;
  /** Its accessible name. */
  readonly label: string;
  /** CSS pixels per point. */
  readonly scale: number;
  /** Whether it is in view or close to it; other pages hold no pixels and no text. */
  readonly isNear: boolean;
  /** Shown if this page can't be read or drawn; others may still be. */
  readonly broken: string;
}

interface PageFrameProps extends Pick<PageProps, 'number' | 'label' | 'scale'> {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
  /** Why it isn't drawn. */
  readonly problem?: string | undefined;
}

/** The paper of one page. */
export function PageFrame({ number, label, scale, width, height, children, problem }: PageFrameProps) {
  const box: CSSProperties & Record<`--${string}`, number> = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
  };
  return (
    <article aria-label={label} className={styles.page} data-page={number} style={box}>
      {children}
      {problem && <p className={styles.broken}>{problem}</p>}
    </article>
  );
}
