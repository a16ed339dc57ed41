import { sendReport } from '../../api/sendReport';
import type { Drift, DriftSink } from '../../schema/drift';
import type { BrowserStorage } from '../../storage/storage';

/** How long differences are collected, in milliseconds, and how many are sent at once. */
const WAIT = 10_000;
const MOST = 100;

const KEY = 'drift';

/** A code, and not a name, a number of something or another value of a record. */
const CODE = /^(?!.*\d{5})[A-Za-z\d_-]{1,20}$/;

/** Sends differences to a url, several at once and each once in a tab's session; no values of records are among them. */
export function createDriftReport(url: string, { keep, readKept }: BrowserStorage): DriftSink {
  const kept = readKept('sessionStorage', KEY);
  const sent = new Set<unknown>(Array.isArray(kept) ? kept : []);
  let waiting: Drift[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    sendReport(url, { drifts: waiting });
    waiting = [];
    keep('sessionStorage', KEY, JSON.stringify([...sent]));
  }
  document.addEventListener('visibilitychange', () => document.hidden && send());
  addEventListener('pagehide', send);

  return ({ where, field, problem, found }) => {
    const drift = {
      where,
      field,
      problem,
      found: problem !== 'unknown code' || CODE.test(found) ? found : '',
    };
    const key = Object.values(drift).join(' ');
    if (sent.has(key)) return;
    sent.add(key);
    waiting.push(drift);
    if (waiting.length >= MOST) send();
    else timer ??= setTimeout(send, WAIT);
  };
}
