import type { Template } from '../../../model/inputs';
import type { Values } from '../../../schema/validate';

/**
 * Under what earlier texts of an input are kept: its label's i18n key, and the values that its templates depend on, as what
 * was written to reject isn't offered to pass.
 */
export function phraseKey(label: string, templates: readonly Template[], values: Values): string {
  const fields = new Set(templates.flatMap(({ when = {} }) => Object.keys(when)));
  return [label, ...[...fields].map((field) => String(values[field] ?? ''))].join('/');
}
