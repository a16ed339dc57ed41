import { fetchFresh } from './fetchFresh';

/** Sends a report that nobody waits for, also from a page that is being left; without cookie, token or referrer. */
export function sendReport(url: string, report: object): void {
  const sent = fetchFresh(url, {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    // Another origin needn't answer a preflight.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  sent.catch(() => {});
}
