/** @jsxImportSource preact */
import { type ComponentChildren, render } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import type { Application, Entry, EntryProps } from '../application';
import { reportCrash } from '../start/reportCrash';
import type { EveryLocale, LoginWords } from '../words';
import { HotWords } from './HotWords';
import { LoginPage } from './LoginPage';

/**
 * The entry without a session.
 * @param warm loads and renders the console ahead of time, until the page is left
 */
export const showLogin =
  (
    words: EveryLocale<LoginWords>,
    warm: (entry: EntryProps, path: string, signal: AbortSignal) => Promise<void>,
  ): Entry =>
  (element, props) => {
    const warmHere = (path: string, signal: AbortSignal) => warm(props, path, signal);
    const page = (shown: typeof words) => <LoginPage {...props} words={shown} warm={warmHere} />;
    render(
      <CrashReport application={props.application}>
        {import.meta.hot ? (
          <HotWords words={words} load={props.application.words.login}>
            {page}
          </HotWords>
        ) : (
          page(words)
        )}
      </CrashReport>,
      element,
    );
    return () => render(null, element);
  };

interface CrashReportProps {
  readonly application: Application;
  readonly children: ComponentChildren;
}

/** Reports what nothing else catches. */
function CrashReport({ application, children }: CrashReportProps) {
  const [error] = useErrorBoundary((thrown) => reportCrash(application, thrown));
  return error === undefined ? children : null;
}
