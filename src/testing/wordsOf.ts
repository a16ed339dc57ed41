import type { Action, SubmitAction } from '../schema/actions';
import { blockParts } from '../schema/blockParts';
import type { FormPageDef } from '../schema/forms';
import type { AnyResource, AnyRow, AnyShown } from '../schema/resource';
import { type Block, blocksOf } from '../schema/show';

type Group = Readonly<Record<string, Action<AnyRow> | SubmitAction<AnyShown>>>;
type Form = Pick<FormPageDef<AnyRow, string>, 'form'>;

const under = (at: string, names: readonly string[]) => names.map((name) => `${at}.${name}`);
const formWords = (at: string, { form }: Form) => [
  `${at}.name`,
  `${at}.success`,
  ...under(`${at}.fields`, Object.keys(form)),
];

/** The words of actions: each one's name, of one that sends also its inputs, its question and what is said afterwards. */
const actionsWords = (at: string, group: Group = {}) =>
  Object.entries(group).flatMap(([name, action]) => [
    `${at}.${name}.name`,
    ...(action.type === 'submit' ? formWords(`${at}.${name}`, action) : []),
    ...(action.type === 'submit' && action.confirm ? [`${at}.${name}.confirm`] : []),
  ]);

function blockWords(at: string, block: Block<AnyShown>): readonly string[] {
  const { fields, empty = [], links = [] } = blockParts(block);
  return [...under(`${at}.fields`, fields), ...under(`${at}.empty`, empty), ...under(`${at}.links`, links)];
}

/** The keys of every word that a declaration needs. */
export function wordsOf({ name, definition }: AnyResource): readonly string[] {
  const { list, show, review = {}, actions, create, edit } = definition;
  const at = `resources.${name}`;
  const columns = (list?.columns ?? []).map((column) => (typeof column === 'string' ? column : column.field));
  return [
    `${at}.name`,
    ...under(`${at}.fields`, columns),
    ...under(`${at}.filters`, Object.keys(list?.filters ?? {})),
    ...under(`${at}.marks`, Object.keys(list?.marks ?? {})),
    ...under(`${at}.queues`, Object.keys(list?.queues ?? {})),
    ...actionsWords(`${at}.actions`, actions),
    ...actionsWords(`${at}.listActions`, list?.actions as Group),
    ...actionsWords(`${at}.selection`, list?.selection as Group),
    ...(list?.selectable ? [`${at}.notSelectable`] : []),
    ...Object.entries(show?.sections ?? {}).flatMap(([section, declaredAs]) => [
      `${at}.sections.${section}.name`,
      ...blocksOf(declaredAs).flatMap((block) => blockWords(`${at}.sections.${section}`, block)),
    ]),
    ...Object.entries(show?.asks ?? {}).flatMap(([param, choices = []]) => [
      `${at}.asks.${param}.name`,
      ...under(`${at}.asks.${param}.choices`, choices),
    ]),
    ...Object.entries(review).flatMap(([step, { actions: decisions, warnings = {}, obstacles = {} }]) => [
      `${at}.review.${step}.name`,
      ...under(`${at}.review.${step}.warnings`, Object.keys(warnings)),
      ...under(`${at}.review.${step}.obstacles`, Object.keys(obstacles)),
      ...actionsWords(`${at}.review.${step}.actions`, decisions),
    ]),
    ...(create ? formWords(`${at}.create`, create) : []),
    ...(edit ? formWords(`${at}.edit`, edit) : []),
  ];
}
