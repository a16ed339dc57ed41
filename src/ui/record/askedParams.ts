import type { AnyResource, AnyShown } from '../../schema/resource';
import type { RouteParams } from '../../schema/routes';

/** A parameter of a show's address that the user is asked for. */
export interface AskedParam {
  readonly name: string;
  readonly choices: readonly string[];
  /** The user's answer, if there is one. */
  readonly value: string | undefined;
}

/** What the user has answered about a show's address, and how to answer. */
export interface Answering {
  readonly answers: RouteParams;
  answer(name: string, value: string): void;
}

/**
 * A record with all that is known of its address: what the user has answered and, where a parameter is missing or isn't one of
 * those asked for, what the record tells.
 */
export function completeRoute(
  { definition: { show } }: AnyResource,
  record: AnyShown,
  answers: RouteParams,
): AnyShown {
  const answered = { ...record, route: { ...record.route, ...answers } };
  const isMissing = (name: string) =>
    !(show?.asks?.[name] ? show.asks[name].includes(answered.route[name] ?? '') : answered.route[name]);
  const found = Object.entries(show?.completes?.(answered) ?? {}).filter(([name]) => isMissing(name));
  const told = found.map(([name, value = '']) => [name, value || (answered.route[name] ?? '')]);
  return { ...answered, route: { ...answered.route, ...Object.fromEntries(told) } };
}

/** The parameters that a show asks for: those that nothing tells, and those already answered, to be corrected. */
export function askedParams(
  resource: AnyResource,
  record: AnyShown,
  answers: RouteParams,
): readonly AskedParam[] {
  const { route } = completeRoute(resource, record, answers);
  const isAsked = (name: string, choices: readonly string[]) =>
    answers[name] !== undefined || !choices.includes(route[name] ?? '');
  return Object.entries(resource.definition.show?.asks ?? {})
    .filter(([name, choices = []]) => isAsked(name, choices))
    .map(([name, choices = []]) => ({ name, choices, value: answers[name] }));
}
