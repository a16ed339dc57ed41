import { verifierWords } from '@i18n/verifier';
import { wordsIn } from 'declared-console';
import { groupDigest } from '../evidence/hash/digest';
import type { PreservedDigest } from '../evidence/hash/preservedDigest';
import { algorithmsFor } from '../evidence/hash/verdict';
import type { Report } from '../evidence/verify/report';
import { useVerification } from '../evidence/verify/useVerification';
import styles from './fileCheck.module.css';
import page from './preview.module.css';

/** The language, and what to verify against. */
export interface FileCheckProps {
  readonly locale: string;
  /** The certificate's digests of the file. */
  readonly preserved: readonly PreservedDigest[];
}

type Words = (typeof verifierWords)['en-US'];

/** Verifies a file on the phone, as on the certificate page: it is computed here and sent nowhere. */
export default function FileCheck({ locale, preserved }: FileCheckProps) {
  const t = wordsIn<Words>(verifierWords, locale);
  const { state, verify, cancel } = useVerification(preserved);
  const computing = state.step === 'computing' && t.computing.replace('%{name}', () => state.name);
  return (
    <>
      <p className={styles.note}>{t.privacy}</p>
      {computing ? (
        <div className={styles.computing}>
          <span>{computing.replace('%{algorithms}', algorithmsFor(preserved).join(t.and))}</span>
          <progress value={state.fraction} aria-label={t.title} />
          <button type="button" className={page.button} onClick={cancel}>
            {t.cancel}
          </button>
        </div>
      ) : (
        <label className={`${page.button} ${styles.choose}`}>
          {state.step === 'done' ? t.again : t.choose}
          <input
            type="file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Cleared, so that choosing the same file again fires another event.
              target.value = '';
              if (file) verify(file);
            }}
          />
        </label>
      )}
      <div role="status">
        {state.step === 'done' && <Result t={t} name={state.name} report={state.report} />}
      </div>
    </>
  );
}

function Result({ t, name, report }: { t: Words; name: string; report: Report }) {
  const { tone, title, matching, hint, computed, isEmpty, causes, digests, differing } = report;
  const listed = (text: string, algorithms: readonly string[]) =>
    text.replace('%{algorithms}', algorithms.join(t.and));
  return (
    <div className={styles.result} data-tone={tone}>
      <h3>
        <span>{t[title]}</span>
        {matching.length > 0 && <span>{listed(t.by, matching)}</span>}
      </h3>
      <p>{listed(t.hints[hint], computed)}</p>
      <p className={styles.note}>{name}</p>
      {isEmpty && <p>{t.empty}</p>}
      {causes.length > 0 && (
        <>
          <h4>{t.causes}</h4>
          <ul>
            {causes.map((cause) => (
              <li key={cause}>{t.cause[cause]}</li>
            ))}
          </ul>
        </>
      )}
      {digests.map(({ label, digest, algorithm = t.unstated }) => (
        <div key={`${label} ${algorithm} ${digest}`}>
          <h4>
            {t[label]} <small>{algorithm}</small>
          </h4>
          <code>
            {[...groupDigest(digest).entries()].map(([index, group]) =>
              differing.includes(index) ? (
                <mark key={index} title={t.different}>
                  {group}
                </mark>
              ) : (
                <span key={index}>{group}</span>
              ),
            )}
          </code>
        </div>
      ))}
    </div>
  );
}
