import { LABELS, questionOf, thingOf } from '../../../words/proposals.ts';
import type { FieldPlan } from '../fields.ts';
import type { ListPlan, ResourcePlan, SendPlan, ShowPlan } from '../plans.ts';
import type { Label } from '../words.ts';
import { columnsOf, sectionsOf } from './declaration.ts';
import { quote } from './edit.ts';

/** Words as nested objects of texts. */
interface Words {
  readonly [name: string]: string | Words;
}

type Language = keyof Label;

const { done, add: ADD, edit: EDIT, review: REVIEW, queue: QUEUE, basic, pictures, files } = LABELS;
const SECTIONS: Readonly<Record<string, Label>> = { basic, pictures, files };

/** The words of an action that sends data. */
const sendWords = ({ label, inputs }: SendPlan, language: Language, name: Label = label): Words => ({
  name: name[language],
  success: done[language],
  ...(inputs.length > 0
    ? { fields: Object.fromEntries(inputs.map((each) => [each.name, each.label[language]])) }
    : { confirm: questionOf(label)[language] }),
});

const actionWords = (actions: readonly SendPlan[], language: Language): Words =>
  Object.fromEntries(actions.map((action) => [action.name, sendWords(action, language)]));

/** The words of a list in one language. */
export function listWords(plan: ListPlan, language: Language): string {
  const { label, filters, create, queue } = plan;
  const columns = columnsOf(plan).map(({ path }) => [path, labelAt(plan, path)[language]] as const);
  const onRow: Words = {
    ...(queue && plan.show && { review: { name: REVIEW[language] } }),
    ...(plan.isEdited && { edit: { name: EDIT[language] } }),
    ...actionWords(plan.actions, language),
  };
  const onList: Words = {
    ...(create && { add: { name: ADD[language] } }),
    ...actionWords(plan.listActions, language),
  };
  return source({
    name: label[language],
    fields: Object.fromEntries(columns),
    ...(filters.length > 0 && {
      filters: Object.fromEntries(filters.map((each) => [each.name, each.label[language]])),
    }),
    ...(queue?.filter && { queues: { workbench: QUEUE[language] } }),
    ...(Object.keys(onList).length > 0 && { listActions: onList }),
    ...(Object.keys(onRow).length > 0 && { actions: onRow }),
    ...(create && { create: sendWords(create, language, joined(ADD, label)) }),
  });
}

/** The name of a page that does something with an entity. */
const joined = (verb: Label, thing: Label): Label => ({
  zh: `${verb.zh}${thing.zh}`,
  en: `${verb.en} ${thing.en.charAt(0).toLowerCase()}${thing.en.slice(1)}`,
});

/** The words of a show in one language. */
export function showWords(plan: ShowPlan, language: Language): string {
  const { edit, review } = plan;
  const sections = sectionsOf(plan).map((section) => [
    section.name,
    {
      name: (section.of?.label ?? SECTIONS[section.name] ?? plan.label)[language],
      fields: Object.fromEntries(section.fields.map(({ path, field }) => [path, field.label[language]])),
    },
  ]);
  const thing = thingOf(plan.label);
  return source({
    name: plan.label[language],
    sections: Object.fromEntries(sections),
    ...(review && {
      review: {
        [review.name]: {
          name: REVIEW[language],
          actions: { [review.name]: sendWords(review, language) },
        },
      },
    }),
    ...(edit && {
      actions: { edit: { name: EDIT[language] } },
      edit: sendWords(edit, language, joined(EDIT, thing)),
    }),
  });
}

function labelAt({ fields }: ResourcePlan, path: string): Label {
  let [found, inner]: [FieldPlan | undefined, readonly FieldPlan[]] = [undefined, fields];
  for (const name of path.split('.')) {
    found = inner.find((field) => field.name === name);
    inner = found?.inner ?? [];
  }
  return found?.label ?? { zh: path, en: path };
}

const source = (words: Words): string => `{\n${PROPOSED}\n${Object.entries(words).map(line).join('\n')}\n}`;

const line = ([name, value]: [string, string | Words]): string =>
  `${quote(name)}: ${typeof value === 'string' ? quote(value) : `{\n${Object.entries(value).map(line).join('\n')}\n}`},`;

const PROPOSED = '// Proposed out of the keys: read them, then delete this line.';
