import type { TextChecks, Variants } from '../model/inputs';
import type { FormDef } from './forms';
import type { FormKind, Inputs } from './inputs';
import type { AnyResource } from './resource';

/**
 * An input that differs by a setting of config.json: a server may have one of several rules. Until the setting is known, and
 * for values that aren't named, it is the first.
 *
 * @example bySetting('passwordRule', { contract: i.password({ max: 30 }), long: i.password({ max: 64 }) })
 */
export function bySetting<T extends TextChecks>(
  setting: string,
  inputs: { readonly [first: string]: T },
): T & { readonly variants: Variants<T> } {
  const [first] = Object.values(inputs);
  if (!first) throw new Error(`no input is given for the setting '${setting}'`);
  return { ...first, variants: { setting, inputs } };
}

/** A resource with the inputs of its forms as the settings ask for them. */
export function resourceSet(resource: AnyResource, settings: object): AnyResource {
  const { create, edit, actions, list, ...rest } = resource.definition;
  const given: Readonly<Record<string, unknown>> = { ...settings };
  const set = <T extends object>(part: T): T =>
    'form' in part ? formSet(part as T & FormDef<never>, given) : part;
  const all = <T extends object>(parts: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, set(part)]));
  return {
    ...resource,
    definition: {
      ...rest,
      ...(create && { create: set(create) }),
      ...(edit && { edit: set(edit) }),
      ...(actions && { actions: all(actions) }),
      ...(list && { list: { ...list, ...(list.actions && { actions: all(list.actions) }) } }),
    },
  };
}

function formSet<T extends FormDef<never>>(part: T, settings: Readonly<Record<string, unknown>>): T {
  const inputs = Object.entries(part.form).map(([name, input]) => {
    const variants = 'variants' in input ? input.variants : undefined;
    return [name, variants?.inputs[String(settings[variants.setting])] ?? input];
  });
  return { ...part, form: Object.fromEntries(inputs) as Inputs<FormKind> };
}
