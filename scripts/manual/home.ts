import type { Entry } from './map.ts';
import { heading, link, paragraphs } from './markdown.ts';
import type { Writer } from './writer.ts';

/** A language's home page: all screens, grouped as in the menu. */
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
    map.personal.length > 0
      ? areaOf(word('shell.account'), map.personal.map((entry) => itemOf(writer, entry, '')).join('\n'))
      : undefined,
    areaOf(frame.reference, `- ${link(frame.developers, `${writer.prefix}/schema/`)}`),
    '</div>',
  );
}

/** One group; groups are laid out side by side if there is room. */
const areaOf = (name: string, lines: string) =>
  paragraphs('<section>', heading(2, name), lines, '</section>');

/** An entry of the contents, with its children. */
function itemOf(writer: Writer, { resource: { name }, below }: Entry, indent: string): string {
  const line = `${indent}- ${link(writer.nameOf(name), writer.pathOf(name))}`;
  return [line, ...below.map((each) => itemOf(writer, each, `${indent}  `))].join('\n');
}
