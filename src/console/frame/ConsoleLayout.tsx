import { type ErrorInfo, type ReactNode, Suspense, useState } from 'react';
import { Error as PageError, SkipNavigationButton } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { Waiting } from '../../kit/Waiting';
import { Breadcrumb } from './Breadcrumb';
import styles from './ConsoleLayout.module.css';
import { ConsoleSidebar } from './ConsoleSidebar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import './print.css';

/**
 * The frame of a page: top bar, menu, and the page with its breadcrumb, inside an error boundary. Unlike in react-admin's
 * layout, the menu isn't part of `main`, where screen readers would read it before the page.
 */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [errorInfo, setErrorInfo] = useState<ErrorInfo>();
  return (
    <div className={styles.frame}>
      {above}
      <div className={styles.beside}>
        {beside}
        <main className={`${styles.page} console-page`}>
          <ErrorBoundary
            onError={(_, info) => setErrorInfo(info)}
            fallbackRender={(failed) => <PageError {...failed} errorInfo={errorInfo} />}
          >
            <Suspense fallback={<Waiting />}>
              <div className={styles.content}>
                {breadcrumb}
                {children}
              </div>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </div>
  );
}

// The same elements each time: react-admin renders its layout anew whenever it has read its routes, and for each page.
const above = (
  <>
    <SkipNavigationButton onClick={goToPage} />
    <TopBar />
  </>
);
const beside = (
  <ConsoleSidebar appBarAlwaysOn>
    <SideMenu />
  </ConsoleSidebar>
);
const breadcrumb = <Breadcrumb />;

/** Skips the menu; react-admin's own link moves the focus nowhere. */
function goToPage() {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
