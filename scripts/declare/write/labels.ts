import type { FieldPlan, ListPlan, ResourcePlan, ShowPlan } from '../plan.ts';
import type { Label } from '../words.ts';
import { columnsOf, sectionsOf } from './declaration.ts';
import { quote } from './edit.ts';

/** Words as an object: texts, and objects of them. */
interface Words {
  readonly [name: string]: string | Words;
}

type Language = keyof Label;

const SECTIONS: Readonly<Record<string, Label>> = {
  basic: { zh: '基本信息', en: 'Basics' },
  pictures: { zh: '图片', en: 'Pictures' },
  files: { zh: '文件', en: 'Files' },
};
const DONE: Label = { zh: '操作成功', en: 'Done' };
const SURE = (label: Label): Label => ({ zh: `确定${label.zh}？`, en: `${label.en}?` });

/** The words of a list, in one language. */
export function listWords(plan: ListPlan, language: Language): string {
  const { label, filters, actions } = plan;
  const columns = columnsOf(plan).map(({ path }) => [path, labelAt(plan, path)[language]] as const);
  return source({
    name: label[language],
    fields: Object.fromEntries(columns),
    ...(filters.length > 0 && {
      filters: Object.fromEntries(filters.map((each) => [each.name, each.label[language]])),
    }),
    ...(actions.length > 0 && {
      actions: Object.fromEntries(
        actions.map((action) => [
          action.name,
          {
            name: action.label[language],
            success: DONE[language],
            ...(action.inputs.length > 0
              ? { fields: Object.fromEntries(action.inputs.map((each) => [each.name, each.label[language]])) }
              : { confirm: SURE(action.label)[language] }),
          },
        ]),
      ),
    }),
  });
}

/** The words of a show, in one language. */
export function showWords(plan: ShowPlan, language: Language): string {
  const sections = sectionsOf(plan).map((section) => [
    section.name,
    {
      name: (section.of?.label ?? SECTIONS[section.name] ?? plan.label)[language],
      fields: Object.fromEntries(section.fields.map(({ path, field }) => [path, field.label[language]])),
    },
  ]);
  return source({ name: plan.label[language], sections: Object.fromEntries(sections) });
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
