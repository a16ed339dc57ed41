import type { Mutation } from './mutations.ts';
import { type NetworkFault, offline } from './networkFaults.ts';
import { randomOf } from './random.ts';
import type { Screen } from './screens.ts';

/** Part of reading, although it is a POST. */
export const MENU = 'POST /api/member/getMenu';

/** The calls of a screen: when it opens, and when its form is sent. */
export interface Survey {
  readonly opening: readonly string[];
  readonly sending: readonly string[];
  /** Those that answer with a file, which has nothing to mutate. */
  readonly files: readonly string[];
  /** Why it couldn't be reached as a user would. */
  readonly missing: string | undefined;
}

/** One trial: a screen with one of its calls answered differently. */
export type Case = {
  /** Its name, which also seeds it: the same name gives the same answer. */
  readonly name: string;
  readonly screen: Screen;
  readonly call: string;
  readonly phase: 'opening' | 'sending';
  /** Whether the form has been answered by then, and this call only reads. */
  readonly isRead: boolean;
  /** Whether it answers with a file, which may be anything at all. */
  readonly isFile: boolean;
} & ({ readonly mutation: Mutation } | { readonly fault: NetworkFault });

/** The mutation of a case, if it has one. */
export const mutationOf = (each: Case): Mutation | undefined =>
  'mutation' in each ? each.mutation : undefined;

/**
 * A claim is a courtesy: one that isn't given back runs out, and rows whose claims are unknown are as they were. So is a receipt: a
 * browser keeps what the server doesn't, and a record is shown all the same.
 */
const COURTESIES: readonly string[] = [
  'POST /api/claim/release',
  'GET /api/claim/getList',
  'POST /api/receipt/add',
  'GET /api/receipt/getList',
];

/** What the console owes to a case's answer. */
export const owedOf = (each: Case) =>
  each.isFile || COURTESIES.includes(each.call)
    ? 'any'
    : 'mutation' in each
      ? each.mutation.owed
      : each.fault.owed;

/** A sample of the cases, the same each time: the first ones after shuffling with the seed. */
export function sampleOf(cases: readonly Case[], count: number, seed = 'sample'): readonly Case[] {
  const places = new Map(cases.map((each) => [each, randomOf(seed + each.name)()]));
  return cases.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)).slice(0, count);
}

/** What each call of each screen is answered with. */
export interface Trials {
  readonly mutations: readonly Mutation[];
  readonly networkFaults: readonly NetworkFault[];
}

/**
 * Every case of a screen: each call with each network fault and, unless it answers a file, each mutation.
 * @param lists the calls of lists: a list that is read after a form was sent is its own screen
 */
export function casesOf(
  screen: Screen,
  { opening, sending, files }: Survey,
  lists: ReadonlySet<string>,
  { mutations, networkFaults }: Trials,
): readonly Case[] {
  const targets = [
    ...opening.map((call) => ({
      call,
      phase: 'opening' as const,
      isRead: true,
      isFile: files.includes(call),
    })),
    ...sending
      .filter((call) => !lists.has(call))
      .map((call) => ({
        call,
        phase: 'sending' as const,
        isRead: call.startsWith('GET ') || call === MENU || opening.includes(call),
        isFile: false,
      })),
  ];
  /** The call that represents a phase: the list's, or the first one that isn't a file. */
  function awayAt(phase: Case['phase']) {
    // A page can't be reloaded without a network, so it has nothing to report.
    if (screen.entry && phase === 'opening') return undefined;
    const ofPhase = targets.filter((each) => each.phase === phase && !each.isFile);
    return (
      ofPhase.find(({ call }) => call === screen.listCall) ??
      ofPhase.find(({ isRead }) => phase === 'opening' || !isRead)
    );
  }
  return targets.flatMap((target) => [
    ...(networkFaults.length > 0 && target === awayAt(target.phase)
      ? [
          {
            ...target,
            screen,
            fault: offline,
            name: `${screen.name} | ${target.phase} ${target.call} | ${offline.name}`,
          },
        ]
      : []),
    ...(target.isFile ? [] : mutations).map((mutation) => ({
      ...target,
      screen,
      mutation,
      name: `${screen.name} | ${target.phase} ${target.call} | ${mutation.name}`,
    })),
    ...networkFaults.map((fault) => ({
      ...target,
      screen,
      fault,
      name: `${screen.name} | ${target.phase} ${target.call} | ${fault.name}`,
    })),
  ]);
}
