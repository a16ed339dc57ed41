/**
 * 50 reviewers decide the same 1,000 items over real HTTP: every item is sent by several of them, replies are dropped
 * and requests repeated. Afterwards each item must be decided exactly once: in the database, in its check records, and
 * in what the clients were told. Run with `npx tsx tests/bench/decide-once.ts`; figures are in tests/bench/README.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/support/server.ts';

const REVIEWERS = 50;
const ITEMS = 1_000;
const DROPPED = 0.2;

const dataDir = mkdtempSync(join(tmpdir(), 'decide-once-'));
const seeding = { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'inherit' } as const;
spawnSync('node_modules/.bin/tsx', ['mocks/seed-cli.ts', '--rows', '3000'], seeding);
const server = await startServer({ DATA_DIR: dataDir });
const random = generator(20_260_302);
const started = performance.now();
let requests = 0;

/** A small seeded generator, so that a run can be repeated. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Envelope<T> {
  readonly code: number;
  readonly message: string;
  readonly data: T;
}

async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, string>,
  token = '',
): Promise<Envelope<T>> {
  requests += 1;
  const body = new URLSearchParams(params);
  const response = await fetch(`${server.url}${path}${method === 'GET' ? `?${body}` : ''}`, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(method === 'POST' ? { body } : {}),
  });
  return (await response.json()) as Envelope<T>;
}

async function login(): Promise<string> {
  const captcha = await call<{ imgCodeToken: string }>('GET', '/api/login/getImgCode', {});
  const form = {
    username: 'reviewer',
    password: 'reviewer123',
    imgCodeToken: captcha.data.imgCodeToken,
    imgCode: '1234',
  };
  return (await call<{ token: string }>('POST', '/api/login/login', form)).data.token;
}

async function pendingUsers(token: string): Promise<string[]> {
  const found: string[] = [];
  for (const types of ['1', '2']) {
    for (let page = 1; found.length < ITEMS; page += 1) {
      const { data } = await call<{ data: { user_id: string }[] }>(
        'GET',
        '/api/ajax/user/getUserList',
        { types, page: String(page), limit: '100', status: '2' },
        token,
      );
      if (data.data.length === 0) break;
      found.push(...data.data.map(({ user_id }) => user_id));
    }
  }
  return found.slice(0, ITEMS);
}

// One after the other: so many logins of one account at a time would lock it.
const tokens: string[] = [];
for (let n = 0; n < REVIEWERS; n += 1) tokens.push(await login());
const items = await pendingUsers(tokens[0] ?? '');
/** What the clients were told of an item: that they decided it, that somebody had, or nothing, the reply being lost. */
const told = new Map<string, { wins: number; losses: number; lost: number }>();

/** One reviewer walks the items in an order of their own; after a lost reply they ask again, as a person would. */
async function review(token: string) {
  const order = [...items].sort(() => random() - 0.5).slice(0, items.length / 5);
  for (const userId of order) {
    const outcome = told.get(userId) ?? { wins: 0, losses: 0, lost: 0 };
    told.set(userId, outcome);
    const verdict = { userId, status: random() < 0.5 ? '1' : '0', account: '材料不清晰' };
    for (let heard = false; !heard; ) {
      const reply = await call('POST', '/api/user/updateUserStatus', verdict, token).catch(() => undefined);
      heard = reply !== undefined && random() >= DROPPED;
      if (!heard) outcome.lost += 1;
      else if (reply?.code === 200) outcome.wins += 1;
      else outcome.losses += 1;
    }
  }
}

await Promise.all(tokens.map(review));
const seconds = (performance.now() - started) / 1000;

let wrong = 0;
let decided = 0;
for (const [userId, outcome] of told) {
  const { data } = await call<{
    userInfo: { user_status: string };
    checkRecords: { verify_time: string; status: string }[];
  }>('GET', '/api/user/userDetial', { userId }, tokens[0]);
  const isDecided = ['3', '4'].includes(data.userInfo.user_status);
  const newest = data.checkRecords.filter(
    ({ verify_time }) => verify_time === data.checkRecords[0]?.verify_time,
  );
  if (isDecided) decided += 1;
  // A decision whose reply was lost is told to nobody; one that was heard, to one.
  const isTold = outcome.wins === 1 || (outcome.wins === 0 && outcome.lost > 0);
  if (!isDecided || newest.length !== 1 || !isTold) wrong += 1;
}
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

console.log(`${REVIEWERS} reviewers, ${told.size} items, ${requests} requests in ${seconds.toFixed(1)} s`);
console.log(`${decided} decided, ${wrong} not exactly once`);
process.exitCode = wrong === 0 && told.size > 0 ? 0 : 1;
