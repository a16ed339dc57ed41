import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, Har } from 'har-format';
import { HttpResponse, http } from 'msw';
import { StartFailure } from '../server/startFailure';

/** A recorded call with its answer. */
interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly params: URLSearchParams;
  readonly body: string;
}

/**
 * Lets MSW answer the calls that are recorded in a folder's archives (`.har`), as `npm run contract -- --record` or a browser
 * writes them, with their recorded answers. Of several to one call, the one whose parameters agree most: a recorded list is
 * the same on every page.
 * @throws a StartFailure if there is none, or one can't be read
 */
export function answersIn(folder: string) {
  const recorded = recordedIn(folder);
  return http.all('*/api/*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    const answers = recorded.filter(({ method, path }) => method === request.method && path === pathname);
    // Without an answer, the next handler is asked.
    if (answers.length === 0) return undefined;
    const asked = await paramsOf(request);
    const agreeing = ({ params }: Recorded) =>
      [...params].filter(([name, value]) => value && asked.get(name) === value).length;
    const [best] = answers.toSorted((one, other) => agreeing(other) - agreeing(one));
    return new HttpResponse(best?.body, { headers: { 'Content-Type': 'application/json' } });
  });
}

function recordedIn(folder: string): readonly Recorded[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => name.endsWith('.har')).toSorted();
  if (files.length === 0) throw new StartFailure('noAnswers', { folder });
  return files.flatMap((name) => {
    const path = join(folder, name);
    try {
      const { log } = JSON.parse(readFileSync(path, 'utf8')) as Har;
      return log.entries.flatMap(readEntry);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartFailure('unreadableAnswers', { path, reason }, cause);
    }
  });
}

/** Nothing for what is no successful answer in JSON, such as a page's pictures in a browser's archive. */
function readEntry({ request, response }: Entry): readonly Recorded[] {
  const { text = '', encoding, mimeType } = response.content;
  if (response.status >= 400 || !mimeType.includes('json')) return [];
  const { pathname, searchParams } = new URL(request.url);
  const body = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  const sent = new URLSearchParams(request.postData?.text ?? '');
  const params = new URLSearchParams([...searchParams, ...sent]);
  return [{ method: request.method, path: pathname, params, body }];
}

async function paramsOf(request: Request): Promise<URLSearchParams> {
  const { searchParams } = new URL(request.url);
  const isForm = request.headers.get('Content-Type')?.includes('urlencoded');
  const sent = new URLSearchParams(isForm ? await request.clone().text() : '');
  return new URLSearchParams([...searchParams, ...sent]);
}
