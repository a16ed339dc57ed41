import { isNested } from '../../model/conditions';
import { fieldAt, fieldOf } from '../../model/paths';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { type Block, blocksOf, type ReviewStep } from '../../schema/show';

/** A part of a record that is digested: a field, or columns of its rows. */
export interface DigestedField {
  readonly path: string;
  readonly columns?: readonly string[];
}

/**
 * What a record's page shows of it, whichever blocks apply, without what decisions change: the fields that tell whether it waits
 * and who decided, the blocks that depend on them, and in a section about decisions what was written. Sorted, each once.
 */
export function digestedFields({
  record,
  definition: { show, review = {} },
}: AnyResource): readonly DigestedField[] {
  const steps = Object.values(review);
  const changed = new Set(steps.flatMap(changedBy));
  const written = new Set(steps.flatMap(({ actions }) => Object.values(actions).flatMap(inputsOf)));
  const found = Object.values(show?.sections ?? {}).flatMap((section) => {
    const blocks = blocksOf(section);
    const isAboutDecisions = blocks.some((block) => tellsWho(block, steps));
    return blocks
      .filter((block) => !dependsOn(block, changed))
      .flatMap(fieldsOf)
      .filter(({ path }) => !changed.has(path) && !(isAboutDecisions && written.has(plain(path))));
  });
  const byPath = new Map(found.map((each) => [each.path, each]));
  return [...byPath.values()]
    .filter(({ path }) => !fieldAt(record, path)?.isSecret)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The fields that a step's decision changes. */
const changedBy = ({ actions, decided: { rows, by, at, result, note } }: ReviewStep<AnyShown>): string[] => [
  ...(rows === undefined ? [by, at, result, note].flatMap((path) => path ?? []) : [rows]),
  ...Object.values(actions).flatMap(({ when }) => pathsIn(when)),
];

/** The fields that a condition names, by their paths. */
const pathsIn = (when: object | undefined, at = ''): string[] =>
  Object.entries(when ?? {}).flatMap(([name, match]) =>
    isNested(match) ? pathsIn(match, `${at}${name}.`) : [at + name],
  );

const inputsOf = ({ form }: { readonly form: object }) => Object.keys(form).map(plain);

/** A name however it is written: `dealTime` is sent, and `deal_time` comes back. */
const plain = (path: string) => (path.split('.').at(-1) ?? '').replaceAll('_', '').toLowerCase();

/** Whether a block says who decided. */
function tellsWho(block: Block<AnyShown>, steps: readonly ReviewStep<AnyShown>[]): boolean {
  if (block.type === 'history') return true;
  const shown = new Set(fieldsOf(block).map(({ path }) => path));
  return steps.some(
    ({ decided: { rows, by = '', at = '' } }) => rows === undefined && (shown.has(by) || shown.has(at)),
  );
}

/** Whether a decision makes a block appear, or disappear. */
const dependsOn = ({ when, whenCalc }: Block<AnyShown>, changed: ReadonlySet<string>) =>
  [...pathsIn(when), ...(whenCalc?.uses ?? [])].some((path) => changed.has(path));

function fieldsOf(block: Block<AnyShown>): readonly DigestedField[] {
  switch (block.type) {
    case 'facts':
    case 'pictures':
      return block.fields.map((shown) => ({ path: fieldOf(shown) }));
    case 'files':
    case 'kind':
      return block.fields.map((path) => ({ path }));
    case 'rows':
      return [{ path: block.field, columns: block.columns }];
    default:
      // Past decisions, and what other calls or hand-written parts add.
      return [];
  }
}
