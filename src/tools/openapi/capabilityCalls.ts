import { type Declared, loadDeclared } from '../contract/declared.ts';
import type { ToolsDescription } from '../description.ts';
import { BARE } from './bare.ts';
import { callsOf, nameOf } from './calls.ts';

/**
 * The calls that exist only with a capability, by `METHOD path`: those that nothing declares where a server offers all
 * but this one. Rejects if a declaration can't be loaded.
 * @example (await capabilityCalls({ application })).get('POST /api/claim/take'); // 'claims'
 */
export async function capabilityCalls(description: ToolsDescription): Promise<ReadonlyMap<string, string>> {
  const names = Object.keys(description.application.capabilities ?? {});
  const all = namesIn(await loadDeclared(description, names));
  const found = names.map(async (name) => {
    const others = names.filter((each) => each !== name);
    const without = namesIn(await loadDeclared(description, others));
    return [...all].filter((call) => !without.has(call)).map((call) => [call, name] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

const namesIn = (declared: Declared) => new Set(callsOf(declared, BARE, {}).map(({ call }) => nameOf(call)));
