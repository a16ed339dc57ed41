import { formatValue, type Translate } from '../../kit/format';
import { meets } from '../../model/conditions';
import { fieldAt, fieldOf, valueAt } from '../../model/paths';
import type { Field, Shape } from '../../model/shape';
import { isEmptyValue } from '../../model/values';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { blocksOf } from '../../schema/show';

/** A fact of two records. */
interface ComparedFact {
  /** The field's path. */
  readonly path: string;
  /** In words. */
  readonly label: string;
  readonly field: Field;
  /** Of the one record and of the other. */
  readonly values: readonly [unknown, unknown];
  /** As people read them. */
  readonly texts: readonly [string, string];
  readonly differs: boolean;
}

/** The facts of a section that one of the records has, in declared order, each once. */
interface ComparedSection {
  readonly section: string;
  readonly facts: readonly ComparedFact[];
}

/**
 * The facts that two records of a show have, section by section. Secrets are left out, and so is what both lack; a field that
 * several sections show is compared in the first.
 */
export function comparedFacts(
  { name, definition: { show } }: AnyResource,
  shape: Shape,
  [one, other]: readonly [AnyShown, AnyShown],
  translate: Translate,
): readonly ComparedSection[] {
  const seen = new Set<string>();
  return Object.entries(show?.sections ?? {}).flatMap(([section, declared]) => {
    const paths = blocksOf(declared).flatMap((block) =>
      block.type === 'facts' && (meets(block, one) || meets(block, other)) ? block.fields.map(fieldOf) : [],
    );
    const facts = paths.flatMap((path): readonly ComparedFact[] => {
      const field = fieldAt(shape, path);
      const values = [valueAt(one, path), valueAt(other, path)] as const;
      if (!field || field.isSecret || values.every(isEmptyValue) || seen.has(path)) return [];
      seen.add(path);
      const texts = [
        formatValue(field, values[0], translate),
        formatValue(field, values[1], translate),
      ] as const;
      const label = translate(`resources.${name}.sections.${section}.fields.${path}`);
      return [{ path, label, field, values, texts, differs: texts[0] !== texts[1] }];
    });
    return facts.length > 0 ? [{ section, facts }] : [];
  });
}
