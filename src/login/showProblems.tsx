import { LOCALES } from '@i18n/locale';
import { createRoot } from 'react-dom/client';
import type { SettingProblem } from '../api/settings';
import '../door.css';
import { useTheme } from '../auth/appearance';
import { BrandMark } from './BrandMark';
import styles from './login.module.css';
import problemStyles from './problems.module.css';
import { words } from './words';

/** Shows, instead of any door, that config.json is wrong: every wrong key and what is wrong with it, in both languages. */
export function showProblems(problems: readonly SettingProblem[]): void {
  const place = document.getElementById('root');
  if (!place) return;
  document.title = words['zh-CN'].settings.title;
  createRoot(place).render(<ProblemsPage problems={problems} />);
}

function ProblemsPage({ problems }: { problems: readonly SettingProblem[] }) {
  const [theme] = useTheme();
  return (
    <div className={styles.page} data-theme={theme}>
      <main className={`${styles.card} ${styles.wide}`} role="alert">
        <header className={styles.header}>
          <BrandMark className={styles.mark} />
          <h1>config.json</h1>
        </header>
        {LOCALES.map((locale) => (
          <Problems key={locale} locale={locale} problems={problems} />
        ))}
        <button type="button" className={styles.primary} onClick={() => location.reload()}>
          {LOCALES.map((locale) => words[locale].settings.reload).join(' · ')}
        </button>
      </main>
    </div>
  );
}

function Problems({ locale, problems }: { locale: keyof typeof words; problems: readonly SettingProblem[] }) {
  const t = words[locale].settings;
  return (
    <section lang={locale} className={problemStyles.problems}>
      <h2>{t.title}</h2>
      <dl>
        {problems.map(({ key, problem }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{t[problem]}</dd>
          </div>
        ))}
      </dl>
      <p>{t.hint}</p>
    </section>
  );
}
