import type { Action, Decision, DialogAction } from '../actions';
import type { FormPageDef } from '../forms';
import type { AnyRow } from '../resource';
import type { Block } from '../show';
import type { Finding, LintRule } from './finding';
import { unknownNames } from './hint';
import { allActions, blocks, decisions } from './parts';

/** The names of all options of a type, or of all types of a union; leaving one out doesn't compile. */
type Options<T> = Readonly<Record<T extends unknown ? keyof T : never, true>>;
type OptionsByType<T extends { readonly type: string }> = {
  readonly [K in T['type']]: Options<Extract<T, { readonly type: K }>>;
};

const shown = { type: true, when: true, whenCalc: true } as const;
const offered = { ...shown, permission: true, capability: true } as const;
const sent = { call: true, form: true, rules: true, shown: true, with: true, question: true } as const;

const ofForm: Options<FormPageDef<AnyRow, string>> = { ...sent, from: true, when: true, endsSession: true };
const ofAction: OptionsByType<Action> = {
  submit: { ...offered, ...sent, confirm: true, note: true, heldBy: true },
  link: { ...offered, to: true, newTab: true },
  dialog: { ...offered, opens: true },
  download: { ...offered, source: true },
};
const ofDecision: Options<Decision> = { ...ofAction.submit, tone: true };
const ofDialog: Options<DialogAction['opens']> = {
  show: true,
  step: true,
  list: true,
  load: true,
  params: true,
};
const ofBlock: OptionsByType<Block> = {
  facts: { ...shown, fields: true },
  pictures: { ...shown, fields: true, large: true, expected: true },
  files: { ...shown, fields: true },
  rows: { ...shown, field: true, columns: true, links: true },
  history: { ...shown, field: true, columns: true },
  embedded: { ...shown, list: true, params: true },
  timeline: { ...shown, sources: true },
  own: { ...shown, load: true },
  kind: { ...shown, kind: true, fields: true, options: true },
};

const check = (path: string, part: object, known: Readonly<Record<string, true>>): Iterable<Finding> =>
  unknownNames(path, Object.keys(part), Object.keys(known), 'option');

/**
 * RES068: actions, forms and blocks only have the options of their kind. Types check this for options that are written in
 * place, but not for a constant that several of them share.
 */
export const optionExists: LintRule = function* (resource) {
  for (const { path, part } of allActions(resource)) {
    yield* check(path, part, ofAction[part.type]);
    if (part.type === 'dialog') yield* check(path, part.opens, ofDialog);
  }
  for (const { path, part } of decisions(resource)) yield* check(path, part, ofDecision);
  for (const { path, part } of blocks(resource)) yield* check(path, part, ofBlock[part.type]);
  const { create, edit } = resource.definition;
  for (const [path, form] of Object.entries({ create, edit })) yield* check(path, form ?? {}, ofForm);
};
