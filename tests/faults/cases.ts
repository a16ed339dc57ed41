import type { Mutation } from './mutations.ts';
import { type NetworkFault, offline } from './networkFaults.ts';
import { randomOf } from './random.ts';
import type { Screen } from './screens.ts';

/** What is read at the start, though by POST. */
export const MENU = 'POST /api/member/getMenu';

/** Which calls a screen makes: when it is opened, and when its form is sent. */
export interface Survey {
  readonly opening: readonly string[];
  readonly sending: readonly string[];
  /** Which of them answer with a file: there is nothing in it that could be answered otherwise. */
  readonly files: readonly string[];
  /** Why it couldn't be had as a person would have it. */
  readonly missing: string | undefined;
}

/** One thing that is tried: a screen one of whose calls is answered otherwise. */
export type Case = {
  /** What it is asked for by: the same seed, the same answer. */
  readonly name: string;
  readonly screen: Screen;
  readonly call: string;
  readonly phase: 'opening' | 'sending';
  /** Whether what is sent is answered by then, and this only reads. */
  readonly isRead: boolean;
  /** Whether it answers with a file, which may be anything. */
  readonly isFile: boolean;
} & ({ readonly mutation: Mutation } | { readonly fault: NetworkFault });

/** The mutation of a case, where it is one. */
export const mutationOf = (each: Case): Mutation | undefined =>
  'mutation' in each ? each.mutation : undefined;

/** What the console owes to a case's answer. */
export const owedOf = (each: Case) =>
  each.isFile ? 'any' : 'mutation' in each ? each.mutation.owed : each.fault.owed;

/** Some of the cases, the same each time: the first of those that the seed has put into another order. */
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
 * Every case of a screen: each of its calls, each fault of the network, and each mutation of what isn't a file.
 * @param lists the calls of lists: one that is read after a form was sent is a screen of its own
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
  /** What stands for all calls of a phase: the list's, or what is asked for first and is no file. */
  function awayAt(phase: Case['phase']) {
    // A page that is loaded anew doesn't come without a network, and has nothing to say.
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
