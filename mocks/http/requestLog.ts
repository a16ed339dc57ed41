import { wallClock } from '../clock';

interface LoggedRequest {
  at: Date;
  method: string;
  /** Never with its query: tickets, signatures and ID numbers live there. */
  path: string;
  status: number;
  code: number | undefined;
  ms: number;
  accountId: number | undefined;
}

/** One line for one request. */
export function logLine(entry: LoggedRequest): string {
  const path = entry.path.slice(0, 200);
  const outcome = entry.code === undefined ? String(entry.status) : `${entry.status}/${entry.code}`;
  const who = entry.accountId ?? '-';
  return `${wallClock(entry.at)} ${entry.method} ${path} ${outcome} ${Math.round(entry.ms)}ms account=${who}`;
}
