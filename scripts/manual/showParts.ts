import {
  type AnyResource,
  type AnyShown,
  type Block,
  blockParts,
  blocksOf,
  listsIn,
  type ReviewStep,
  type ShowDef,
} from 'declared-console/tools/reading';
import { rightName } from './access.ts';
import { asked, conditionWords, fieldNaming } from './conditions.ts';
import { formTable } from './formTable.ts';
import { fieldKind } from './kinds.ts';
import { anchorOf, escaped, heading, nested, paragraphs, table } from './markdown.ts';
import type { Writer } from './writer.ts';

/** What a page or a dialog shows about one record: its sections, in order. */
export const showParts = (writer: Writer, resource: AnyResource, { sections }: ShowDef<AnyShown>): string =>
  paragraphs(
    heading(2, writer.frame.sections, 'sections'),
    ...Object.entries(sections).map(([name, section]) => {
      const at = `resources.${resource.name}.sections.${name}`;
      return paragraphs(
        heading(3, writer.word(`${at}.name`), anchorOf('section', name)),
        ...blocksOf(section).map((block) => blockText(writer, resource, block, at)),
      );
    }),
  );

function blockText(writer: Writer, resource: AnyResource, block: Block<AnyShown>, at: string): string {
  const { frame, say } = writer;
  const when = conditionWords(writer, block, fieldNaming(writer, resource));
  return paragraphs(when && say(frame.shownWhen, { when }), contentOf(writer, resource, block, at));
}

function contentOf(writer: Writer, { record }: AnyResource, block: Block<AnyShown>, at: string): string {
  const { frame, say, word } = writer;
  const { fields, rowsOf, empty = [], links = [], opens } = blockParts(block);
  const shape = rowsOf === undefined ? record : (record[rowsOf]?.shape ?? {});
  const missing = (path: string) => say(frame.missing, { text: escaped(word(`${at}.empty.${path}`)) });
  return paragraphs(
    OTHERWISE[block.type]?.(writer, block),
    table(
      [frame.field, frame.kind, frame.notes],
      fields.map((path) => [
        escaped(word(`${at}.fields.${path}`)),
        opens ? frame[opens] : fieldKind(writer, shape, path),
        empty.includes(path) ? missing(path) : '',
      ]),
    ),
    table(
      [frame.button],
      links.map((name) => [`**${escaped(word(`${at}.links.${name}`))}**`]),
    ),
  );
}

/** What is said of blocks whose fields don't say it all. */
const OTHERWISE: { readonly [T in Block['type']]?: (writer: Writer, block: Block<AnyShown>) => string } = {
  history: ({ frame }) => `${frame.history}`,
  timeline: ({ frame, linkTo }, block) =>
    paragraphs(frame.timeline, listsIn(block).map(linkTo).join(frame.comma)),
  own: ({ frame }) => frame.own,
  embedded: ({ frame, linkTo }, block) =>
    'list' in block ? `${frame.embedded}${frame.colon}${linkTo(block.list)}` : '',
};

/** The decisions about a record: each step with its right, conditions and form. */
export function reviewParts(
  writer: Writer,
  resource: AnyResource,
  review: Readonly<Record<string, ReviewStep<AnyShown>>>,
): string {
  return paragraphs(
    ...Object.entries(review).map(([step, declared]) => stepParts(writer, resource, step, declared)),
  );
}

function stepParts(
  writer: Writer,
  resource: AnyResource,
  step: string,
  declared: ReviewStep<AnyShown>,
): string {
  const { frame, say, word, map } = writer;
  const at = `resources.${resource.name}.review.${step}`;
  const naming = fieldNaming(writer, resource);
  const routes = map.routesOf(resource.name).filter(([, route]) => 'step' in route && route.step === step);
  const permission = routes.map(([, route]) => route.permission).find(Boolean);
  return paragraphs(
    heading(2, word(`${at}.name`), anchorOf('review', step)),
    // The first page's picture is at the top.
    ...routes
      .map(([id]) => `page ${id}`)
      .filter((screen) => screen !== map.screensOf(resource.name).find((each) => each.startsWith('page ')))
      .map((screen) => writer.picture(screen, word(`${at}.name`))),
    permission && `${frame.right}${frame.colon}${writer.quoted(rightName(writer, permission))}`,
    writer.has(`${at}.closed`)
      ? `${frame.closed}${frame.colon}${asked(word(`${at}.closed`), naming)}`
      : undefined,
    table(
      [frame.warnings, frame.offered],
      Object.entries(declared.warnings ?? {}).map(([name, shown]) => [
        escaped(word(`${at}.warnings.${name}`)),
        conditionWords(writer, shown, naming) ?? frame.always,
      ]),
    ),
    table(
      [frame.button, frame.does, frame.offered],
      Object.entries(declared.actions).map(([name, action]) => [
        `**${escaped(word(`${at}.actions.${name}.name`))}**`,
        Object.keys(action.form).length > 0
          ? say(frame.doesForm, {
              anchor: anchorOf('review', step, name),
              success: escaped(word(`${at}.actions.${name}.success`)),
            })
          : say(frame.doesAsk, {
              ask: nested(asked(word(`${at}.actions.${name}.confirm`), naming)),
              success: escaped(word(`${at}.actions.${name}.success`)),
            }),
        conditionWords(writer, action, naming) ?? frame.always,
      ]),
    ),
    ...Object.entries(declared.actions)
      .filter(([, action]) => Object.keys(action.form).length > 0)
      .map(([name, action]) =>
        paragraphs(
          heading(3, word(`${at}.actions.${name}.name`), anchorOf('review', step, name)),
          formTable(writer, action as never, `${at}.actions.${name}`, naming),
        ),
      ),
  );
}
