import {
  type AnyResource,
  type AnyShown,
  type Block,
  blocksOf,
  fieldOf,
  type ReviewStep,
  type Shape,
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
        ...blocksOf(section).map((block) => blockParts(writer, resource, block, at)),
      );
    }),
  );

function blockParts(writer: Writer, resource: AnyResource, block: Block<AnyShown>, at: string): string {
  const { frame, say } = writer;
  const when = conditionWords(writer, block, fieldNaming(writer, resource));
  return paragraphs(when && say(frame.shownWhen, { when }), contentOf(writer, resource, block, at));
}

function contentOf(writer: Writer, { record }: AnyResource, block: Block<AnyShown>, at: string): string {
  const { frame, say, word } = writer;
  const label = (path: string) => escaped(word(`${at}.fields.${path}`));
  const fields = (shape: Shape, paths: readonly string[]) =>
    table(
      [frame.field, frame.kind],
      paths.map((path) => [label(path), fieldKind(writer, shape, path)]),
    );
  switch (block.type) {
    case 'facts':
      return table(
        [frame.field, frame.kind, frame.notes],
        block.fields.map((fact) => {
          const path = fieldOf(fact);
          const missing =
            typeof fact === 'string'
              ? ''
              : say(frame.missing, { text: escaped(word(`${at}.empty.${path}`)) });
          return [label(path), fieldKind(writer, record, path), missing];
        }),
      );
    case 'pictures':
    case 'files':
      return table(
        [frame.field, frame.kind],
        block.fields.map((path) => [label(path), frame[block.type]]),
      );
    case 'rows':
      return paragraphs(
        fields(record[block.field]?.shape ?? {}, block.columns),
        table(
          [frame.button],
          Object.keys(block.links).map((name) => [`**${escaped(word(`${at}.links.${name}`))}**`]),
        ),
      );
    case 'history':
      return paragraphs(
        `${frame.history}`,
        fields(record[block.field]?.shape ?? {}, Object.values(block.columns)),
      );
    case 'embedded':
      return `${frame.embedded}${frame.colon}${writer.linkTo(block.list)}`;
    case 'kind':
      return fields(record, block.fields);
    case 'own':
      return frame.own;
  }
}

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
