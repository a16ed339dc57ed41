import { numberProblem } from '../../model/numberInput';
import type { Input } from '../inputs';
import type { AnyRow } from '../resource';
import type { Values } from '../validate';
import type { LintRule } from './finding';
import { unknownNames } from './hint';
import { forms, inputs, sampleRow, sampleRows, submits } from './parts';

/** RES050: an action that sends has either a form or a question, which comes first. */
export const submitAsks: LintRule = function* (resource) {
  for (const { path, part } of submits(resource)) {
    const filled = Object.keys(part.form).length > 0;
    if (!filled && !part.confirm) yield { path, problem: "give it a form, or 'confirm: true'" };
    if (filled && part.confirm) yield { path, problem: "it has a form: 'confirm' is never asked" };
  }
};

/** RES051: a rule names inputs of its form. */
export const ruleNamesInputs: LintRule = function* (resource) {
  for (const { path, part } of forms(resource)) {
    for (const [at, { require, matches = {} }] of (part.rules ?? []).entries()) {
      const named = require ?? Object.keys(matches);
      yield* unknownNames(`${path}.rules[${at}]`, named, Object.keys(part.form), 'input');
    }
  }
};

/** RES052: `shown` names inputs of its form. */
export const shownNamesInputs: LintRule = function* (resource) {
  for (const { path, part } of forms(resource)) {
    yield* unknownNames(`${path}.shown`, Object.keys(part.shown ?? {}), Object.keys(part.form), 'input');
  }
};

/** RES053: a limit or a pattern has a message; without one it would let everything through. */
export const limitSpeaks: LintRule = function* (resource) {
  for (const { path, part } of inputs(resource)) {
    // The limits of numbers have messages by default.
    if (part.kind === 'number') continue;
    if ('max' in part && part.max !== undefined && !part.tooLong && !part.wrong)
      yield { path, problem: "'max' needs a message: 'tooLong' or 'wrong'" };
    if ('pattern' in part && part.pattern && !part.wrong)
      yield { path, problem: "'pattern' needs a message: 'wrong'" };
  }
};

/** RES072: an input that repeats another one names an input of its form, and has a message. */
export const repeatedExists: LintRule = function* (resource) {
  for (const { path, part } of forms(resource)) {
    for (const [name, input] of Object.entries(part.form)) {
      const repeats = 'repeats' in input ? input.repeats : undefined;
      if (repeats === undefined) continue;
      const at = `${path}.form.${name}`;
      yield* unknownNames(`${at}.repeats`, [repeats], Object.keys(part.form), 'input');
      if (!('wrong' in input && input.wrong))
        yield { path: at, problem: "'repeats' needs a message: 'wrong'" };
    }
  }
};

/** RES054: a pattern is stateless: one that continues where it last stopped gives different results for the same text. */
export const patternIsStateless: LintRule = function* (resource) {
  const ruled = forms(resource).flatMap(({ path, part }) =>
    (part.rules ?? []).flatMap(({ matches = {} }, at) =>
      Object.entries(matches).map(([name, pattern]) => ({ path: `${path}.rules[${at}].${name}`, pattern })),
    ),
  );
  const own = inputs(resource).map(({ path, part }) => ({
    path,
    pattern: 'pattern' in part ? part.pattern : undefined,
  }));
  for (const { path, pattern } of [...own, ...ruled]) {
    if (pattern?.global || pattern?.sticky)
      yield { path, problem: 'a pattern must not have the flag g or y' };
  }
};

/** RES055: the initial value of a choice is one of its values. */
export const initialIsValue: LintRule = function* (resource) {
  for (const { path, part } of inputs(resource)) {
    if ('of' in part && part.initial !== undefined)
      yield* unknownNames(`${path}.initial`, [part.initial], part.of.values, 'value');
  }
};

/** RES056: a parameter is sent once: by the form, or by `with`. */
export const withIsApart: LintRule = function* (resource) {
  for (const { path, part } of forms(resource)) {
    for (const name of Object.keys(part.with?.(sampleRow(resource)) ?? {})) {
      if (Object.hasOwn(part.form, name))
        yield { path: `${path}.with '${name}'`, problem: 'the form sends it too' };
    }
  }
};

/** RES057: an edit form reads its record first. */
export const editHasDetail: LintRule = function* ({ definition: { edit, detail } }) {
  if (edit && !detail) yield { path: 'edit', problem: 'declare the detail that it starts from' };
};

/** RES058: `from` of an edit form names its inputs. */
export const fromNamesInputs: LintRule = function* (resource) {
  const { edit } = resource.definition;
  const started = Object.keys(edit?.from?.(sampleRow(resource)) ?? {});
  if (edit) yield* unknownNames('edit.from', started, Object.keys(edit.form), 'input');
};

/**
 * RES069: each input of an edit starts from the record, and from its field of that name if there is one; what starts empty or as
 * something else would overwrite what was stored. A password isn't known.
 */
export const editStartsFromRecord: LintRule = function* (resource) {
  const { edit } = resource.definition;
  const rows = sampleRows(resource);
  const started = edit?.from?.(sampleRow(resource)) ?? {};
  for (const [name, { kind }] of Object.entries<Input>(edit?.form ?? {})) {
    if (kind === 'password') continue;
    const isField = Object.hasOwn(resource.record, name);
    if (!Object.hasOwn(started, name)) {
      const mend = isField ? `${name}: row.${name}` : `${name}: '' if it is always filled in anew`;
      yield {
        path: 'edit.from',
        problem: `'${name}' is missing, so that saving would empty it: add ${mend}`,
      };
    } else if (isField && !follows(name, rows, edit?.from)) {
      const problem = `it doesn't change with the record's ${name}: start it from row.${name}`;
      yield { path: `edit.from '${name}'`, problem };
    }
  }
};

/** Whether the initial value of an input changes with the field of its name alone. */
function follows(
  name: string,
  rows: readonly AnyRow[],
  from: ((row: AnyRow) => Values) | undefined,
): boolean {
  const valueFor = (row: AnyRow) => JSON.stringify(from?.(row)[name]);
  return rows.some((row) =>
    rows.some((other) => valueFor(row) !== valueFor({ ...row, [name]: other[name] })),
  );
}

/** RES059: the forms `create` and `edit` have an input. */
export const formHasInputs: LintRule = function* ({ definition: { create, edit } }) {
  for (const [path, form] of Object.entries({ create, edit })) {
    if (form && Object.keys(form.form).length === 0) yield { path, problem: 'a form needs an input' };
  }
};

/** RES066: an input of a form is of a kind that forms can show. */
export const inputIsDrawn: LintRule = function* (resource) {
  for (const { path, part } of forms(resource)) {
    for (const [name, { kind }] of Object.entries<Input>(part.form)) {
      if (kind === 'dateRange')
        yield { path: `${path}.form.${name}`, problem: 'i.dateRange() is an input of filters' };
    }
  }
};

/** RES067: the limits of a number input allow some number, and its initial value is within them. */
export const limitsLeaveNumbers: LintRule = function* (resource) {
  for (const { path, part } of inputs(resource)) {
    if (part.kind !== 'number') continue;
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, decimals = 0, initial } = part;
    if (min > max) yield { path, problem: `no number is at least ${min} and at most ${max}` };
    if (!Number.isInteger(decimals) || decimals < 0)
      yield { path: `${path}.decimals '${decimals}'`, problem: 'it is a count of decimal places' };
    if (initial !== undefined && numberProblem(initial, part))
      yield { path: `${path}.initial '${initial}'`, problem: 'the input itself refuses it' };
  }
};
