import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** A recorded call, as `declare` writes it beside a declaration. */
interface RecordedCall {
  /** `GET /api/orders/{id}`. */
  readonly call: string;
  readonly answer: unknown;
}

/**
 * Answers an application's calls in development as they were recorded, where it has no server yet: whatever is asked, changed or
 * sent, the answer stays the same.
 * @param also the answers of calls that no recording has, such as the login, by `POST /api/login`
 * @param folder where the recordings are, below the application: each `*.recorded.json` that `declare` wrote
 * @example
 * recordedAnswers({ 'POST /api/login': { token: 't', user: { id: 1, name: 'Ada' } } })
 */
export function recordedAnswers(also: Readonly<Record<string, unknown>> = {}, folder = 'resources'): Plugin {
  return {
    name: 'recorded-answers',
    apply: 'serve',
    configureServer({ middlewares, config: { root } }) {
      // Read for each request: `declare` adds some while this runs.
      middlewares.use(
        answering(() => [...recordedIn(join(root, folder)), ...Object.entries(also).map(callOf)]),
      );
    },
  };
}

const callOf = ([call, answer]: readonly [string, unknown]): RecordedCall => ({ call, answer });

/** The recorded calls of a folder. */
function recordedIn(folder: string): readonly RecordedCall[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.recorded.json'))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object));
}

/** Answers the requests that were recorded, and passes on the others. */
const answering =
  (recorded: () => readonly RecordedCall[]): Connect.NextHandleFunction =>
  ({ method, url = '' }, response, next) => {
    const asked = `${method} ${url.split('?')[0]}`;
    const found = recorded().find(({ call }) => matches(call, asked));
    if (!found) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(found.answer));
  };

/** Whether a request is one of a call, whose path may have parameters in braces. */
function matches(call: string, asked: string): boolean {
  const [wanted, given] = [call.split('/'), asked.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at])
  );
}
