import { sumBy } from 'es-toolkit';
import type { Kind } from './kinds.ts';
import type { Person } from './people.ts';
import { type Answer, type Cut, send } from './wire.ts';

/** What one person sent about one item, and the answers. */
export interface Entry {
  readonly person: string;
  readonly item: number;
  readonly approves: boolean;
  readonly heard: Answer[];
  /** Sent without an answer: the reply or the request was lost. */
  lost: number;
}

export interface Round {
  readonly entries: readonly Entry[];
  readonly requests: number;
  readonly lost: number;
  readonly seconds: number;
}

const lossRate = 0.2;
const repeatRate = 0.1;
const mostTries = 50;
/** At how many places of the queue people start. */
const starts = 10;

/** Lets everybody decide their share of the items at the same time; returns what each sent and heard. */
export async function decide(
  url: string,
  kind: Kind,
  people: readonly Person[],
  queue: { items: readonly number[]; share: number },
): Promise<Round> {
  const started = performance.now();
  const walks = people.map((person, n) =>
    walk(url, kind, person, shareOf(queue.items, n, queue.share), generator(n + 1)),
  );
  const entries = (await Promise.all(walks)).flat();
  const lost = sumBy(entries, (entry) => entry.lost);
  const requests = lost + sumBy(entries, ({ heard }) => heard.length);
  return { entries, requests, lost, seconds: (performance.now() - started) / 1000 };
}

/** A person's share of the queue. Every tenth person starts at the same place, so that they collide. */
function shareOf(items: readonly number[], person: number, share: number): number[] {
  const start = Math.floor(((person % starts) / starts) * items.length);
  return [...items.slice(start), ...items.slice(0, start)].slice(0, Math.ceil(items.length * share));
}

async function walk(
  url: string,
  kind: Kind,
  person: Person,
  items: readonly number[],
  random: () => number,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const { path } = kind;
  for (const item of items) {
    const entry: Entry = { person: person.name, item, approves: random() < 0.5, heard: [], lost: 0 };
    const call = { path, form: kind.form(String(item), entry.approves), token: person.token };
    entries.push(entry);
    // After a lost reply they ask again, as people do; and some click twice.
    while (entry.heard.length === 0) {
      if (entry.lost > mostTries) throw new Error(`${kind.path} has stopped answering.`);
      const cuts = Array.from({ length: random() < repeatRate ? 2 : 1 }, () => cutOf(random));
      const answers = await Promise.all(cuts.map((cut) => send(url, { ...call, cut })));
      const heard = answers.flatMap((answer) => answer ?? []);
      entry.heard.push(...heard);
      entry.lost += answers.length - heard.length;
    }
  }
  return entries;
}

function cutOf(random: () => number): Cut | undefined {
  if (random() >= lossRate) return undefined;
  return random() < 0.5 ? 'sent' : 'replied';
}

/** A small seeded generator, so that every run sends the same requests. */
function generator(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
