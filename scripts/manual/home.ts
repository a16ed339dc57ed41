import type { Entry } from './map.ts';
import { heading, link, paragraphs } from './markdown.ts';
import type { Writer } from './writer.ts';

/** The first page of a language: every screen, by the groups of the menu. */
export function homeOf(writer: Writer): string {
  const { frame, word, map } = writer;
  return paragraphs(
    heading(1, `${word('shell.product')} · ${frame.title}`),
    frame.intro,
    frame.tagline,
    '<div class="areas">',
    ...map.areas.map(({ name, entries }) =>
      areaOf(writer.menuName(name), entries.map((entry) => itemOf(writer, entry, '')).join('\n')),
    ),
    areaOf(frame.reference, `- ${link(frame.developers, `${writer.prefix}/schema/`)}`),
    '</div>',
  );
}

/** A group, which stands beside the others where there is room. */
const areaOf = (name: string, lines: string) =>
  paragraphs('<section>', heading(2, name), lines, '</section>');

/** A line of the contents, and those below it. */
function itemOf(writer: Writer, { resource: { name }, below }: Entry, indent: string): string {
  const line = `${indent}- ${link(writer.nameOf(name), writer.pathOf(name))}`;
  return [line, ...below.map((each) => itemOf(writer, each, `${indent}  `))].join('\n');
}
