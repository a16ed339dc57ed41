/** A page of the manual: its text, links and anchors. */
export interface ReadPage {
  readonly text: string;
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
  /** Its title and its headings. */
  readonly headings: readonly string[];
}

/** Parses a page's Markdown. */
export function readPage(markdown: string): ReadPage {
  const headings = [...markdown.matchAll(/^#+ (.*?)(?: \{#([\w-]+)\})?$/gm)];
  return {
    text: wordsOf(markdown),
    links: [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
    anchors: new Set(headings.map(([, , anchor = '']) => anchor)),
    headings: headings.map(([, words = '']) => wordsOf(words)),
  };
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Markdown as readable text: without tags, with entities decoded. */
const wordsOf = (markdown: string): string =>
  markdown
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

/** Broken links, each as `page → link`. */
export const deadLinks = (pages: ReadonlyMap<string, ReadPage>): readonly string[] =>
  [...pages].flatMap(([address, { links }]) =>
    links
      .filter((link) => {
        const [path, anchor] = link.split('#');
        const page = pages.get(path || address);
        return !page || (anchor !== undefined && !page.anchors.has(anchor));
      })
      .map((link) => `${address} → ${link}`),
  );

const KEY = /\b(?:resources|enums|messages|identifiers|pages|shell|list|form|review)\.[\w/]+\.[\w./]+/g;
const LEFTOVERS = /undefined|\[object \w+\]|\bNaN\b|%\{|\{\{/g;

/** Placeholders on a page where a word should be. */
export const leftovers = (text: string): readonly string[] => [
  ...(text.match(KEY) ?? []),
  ...(text.match(LEFTOVERS) ?? []),
];
