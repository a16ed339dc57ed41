import { unreadOf } from '../model/unread';
import type { FormPageDef } from './forms';
import type { AnyRow } from './resource';
import type { FormRules, Values } from './validate';

/** The initial values of an edit form: as declared, or the record's fields with the inputs' names. */
export function startValues(form: FormPageDef<AnyRow, string>, record: AnyRow): Values {
  if (form.from) return readable(form.from(record));
  const named = Object.keys(form.form).filter((name) => Object.hasOwn(record, name));
  return readable(Object.fromEntries(named.map((name) => [name, record[name]])));
}

/** Without values that can't be read: an input can't hold them. */
const readable = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => unreadOf(value) === undefined));

/** The rules without the patterns of unchanged values: what a record held before is not the editor's mistake. */
export function rulesForChanged(rules: FormRules, values: Values, initial: Values = {}): FormRules {
  const inputs = Object.entries(rules.inputs).map(([name, input]) => {
    const isKept = input.kind === 'text' && initial[name] !== undefined && values[name] === initial[name];
    return [name, isKept ? { ...input, pattern: undefined } : input];
  });
  return { ...rules, inputs: Object.fromEntries(inputs) };
}
