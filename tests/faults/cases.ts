import type { Survey } from './driver.ts';
import { type Mutation, mutations } from './mutations.ts';
import { type NetworkFault, networkFaults } from './networkFaults.ts';
import type { Screen } from './screens.ts';

/** One thing that is tried: a screen one of whose calls is answered otherwise. */
export type Case = {
  /** What it is asked for by: the same seed, the same answer. */
  readonly name: string;
  readonly screen: Screen;
  readonly call: string;
  readonly phase: 'opening' | 'sending';
} & ({ readonly mutation: Mutation } | { readonly fault: NetworkFault });

/** The mutation of a case, where it is one. */
export const mutationOf = (each: Case): Mutation | undefined =>
  'mutation' in each ? each.mutation : undefined;

/** What the console owes to a case's answer. */
export const owedOf = (each: Case) => ('mutation' in each ? each.mutation.owed : each.fault.owed);

/** Every case of a screen: each of its calls, each mutation and each fault of the network. */
export function casesOf(screen: Screen, { opening, sending }: Survey): readonly Case[] {
  const targets = [
    ...opening.map((call) => ({ call, phase: 'opening' as const })),
    ...sending.map((call) => ({ call, phase: 'sending' as const })),
  ];
  return targets.flatMap((target) => [
    ...mutations.map((mutation) => ({
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
