import { createRoot } from 'react-dom/client';
import type { SettingProblem } from '../api/settings';
import '../entry.css';
import type { BrowserStorage } from '../storage/storage';
import { useTheme } from '../storage/useAppearance';
import type { EveryLocale, LoginWords } from '../words';
import { BrandMark } from './BrandMark';
import styles from './login.module.css';
import problemStyles from './problems.module.css';

interface ProblemsProps {
  readonly problems: readonly SettingProblem[];
  readonly words: EveryLocale<LoginWords>;
  readonly storage: BrowserStorage;
}

/** Shows what is wrong with config.json, key by key and in every language, instead of an entry. */
export function showProblems(element: HTMLElement, props: ProblemsProps): void {
  document.title = Object.values(props.words)[0]?.settings.title ?? '';
  createRoot(element).render(<ProblemsPage {...props} />);
}

function ProblemsPage({ problems, words, storage }: ProblemsProps) {
  const [theme] = useTheme(storage);
  return (
    <div className={styles.page} data-theme={theme}>
      <div className={`${styles.card} ${styles.wide}`} role="alert">
        <header className={styles.header}>
          <BrandMark />
          <h1>config.json</h1>
        </header>
        {Object.entries(words).map(([locale, { settings }]) => (
          <section key={locale} lang={locale} className={problemStyles.problems}>
            <h2>{settings.title}</h2>
            <dl>
              {problems.map(({ key, problem }) => (
                <div key={key}>
                  <dt>
                    <code>{key}</code>
                  </dt>
                  <dd>{settings.problems[problem]}</dd>
                </div>
              ))}
            </dl>
            <p>{settings.hint}</p>
          </section>
        ))}
        <button type="button" className={styles.primary} onClick={() => location.reload()}>
          {Object.values(words)
            .map(({ settings }) => settings.reload)
            .join(' · ')}
        </button>
      </div>
    </div>
  );
}
