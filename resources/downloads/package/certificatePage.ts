import { unreadOf } from 'declared-console/schema';
import { visibleText } from 'declared-console/values';
import { wallTime } from '../../clock';
import { custodyOf } from '../../evidence/certificate/custody';
import { answersOf, gapsIn } from '../../evidence/factors/answersOf';
import { factors } from '../../evidence/factors/factors';
import page from './certificate.html?raw';
import type { CertificateFacts } from './facts';
import type { Maker } from './manifest';
import type { PackagedFile } from './packagedFile';
import { timestampText } from './timestamps';

interface PageParts {
  readonly file: PackagedFile;
  readonly by: Maker;
  words(key: string, options?: object): string;
}

/** A label and its value; without a value it isn't shown. */
type Row = readonly [label: string, value: string | undefined, isHash?: 'hash'];

const DEVICE = ['name', 'model_name', 'version', 'version_sys', 'processor', 'core'] as const;

/**
 * A certificate as a page that can be printed: one file that loads and runs nothing. It has what the server said, and what the
 * package has of the file. `undefined` if the certificate couldn't be read.
 */
export function certificatePage({ file, by, words: translate }: PageParts): string | undefined {
  const { number, path, facts } = file;
  if (!facts || path === undefined) return undefined;
  const words = (key: string, options?: object) =>
    translate(`pages.downloads.package.certificate.${key}`, options);
  const sections = {
    hashes: rows(hashesOf(file, words, translate)),
    forensics: rows(forensicsOf(facts, words, translate)),
    custody: events(facts, words),
    packed: rows(packedOf(file, words, translate)),
  };
  const html = Object.entries(sections)
    .filter(([, content]) => content)
    .map(([name, content]) => `<h2>${shown(words(`sections.${name}`))}</h2>\n${content}`);
  html.push(factorsOf(facts, translate));
  const intro = words('intro', { name: by.name, uid: by.uid, at: wallTime(file.at) });
  const values: Readonly<Record<string, string>> = {
    title: shown(`${words('title')} ${number}`),
    intro: shown(intro),
    sections: html.join('\n'),
  };
  return page
    .replace('lang="zh-CN"', () => `lang="${escapeHtml(words('language'))}"`)
    .replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Where the page of a file is in the package. */
export const certificatePath = ({ path = '' }: PackagedFile): string =>
  `certificates/${path.split('/').at(-1)}.html`;

// es-toolkit's would weigh on the start of the console, whose chunk has its other functions.
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** A text from anywhere, as html shows it; what can't be read, as it came. */
const shown = (text: string) => escapeHtml(visibleText(unreadOf(text) ?? text));

function rows(all: readonly Row[]): string {
  const told = all.filter(([, value]) => value);
  const html = told.map(
    ([label, value = '', kind]) =>
      `<dt>${shown(label)}</dt><dd${kind ? ` class="${kind}"` : ''}>${shown(value)}</dd>`,
  );
  return html.length > 0 ? `<dl>\n${html.join('\n')}\n</dl>` : '';
}

type Words = PageParts['words'];

function hashesOf(
  { certificateDigests = [], blockchainHash }: PackagedFile,
  words: Words,
  translate: Words,
): readonly Row[] {
  return [
    ...certificateDigests.map(({ text, hex, algorithms, isStated }): Row => {
      const algorithm = isStated ? algorithms.join(', ') : words('unstated');
      return [words('digest', { algorithm }), hex ?? text, 'hash'];
    }),
    [translate('pages.downloads.package.columns.blockchainHash'), blockchainHash, 'hash'],
  ];
}

function forensicsOf({ record }: CertificateFacts, words: Words, translate: Words): readonly Row[] {
  const { title, saveTime, fileType, isApp, startAt, endAt, address, configInfo } = record;
  const field = (name: string, value: string | undefined): Row => [words(`fields.${name}`), value];
  const coded = (name: string, list: string, value: string | undefined): Row =>
    field(name, value && translate(`enums.${list}.${value}`));
  return [
    field('title', title),
    field('saveTime', saveTime),
    coded('fileType', 'fileType', fileType),
    coded('isApp', 'captureType', isApp),
    field('startAt', startAt),
    field('endAt', endAt),
    field('address', address),
    coded('type', 'deviceSystem', configInfo?.type),
    ...DEVICE.map((name) => field(name, configInfo?.[name])),
  ];
}

function events({ record, downloads }: CertificateFacts, words: Words): string {
  const entries = custodyOf([
    { what: 'captureStart', at: record.startAt },
    { what: 'captureEnd', at: record.endAt },
    { what: 'preserved', at: record.saveTime },
    ...(downloads?.rows ?? []).map(
      ({ operator, operate_time }) => ({ what: 'downloaded', at: operate_time, who: operator }) as const,
    ),
  ]);
  const lines = entries.flatMap((entry) => {
    if (entry.kind === 'gap') return [];
    const what = words(`events.${entry.what}`);
    return entry.kind === 'unknown'
      ? [`${what} · ${words('unknown')}`]
      : [[entry.at, what, ...(entry.who ? [entry.who] : [])].join(' · ')];
  });
  if (!downloads) lines.push(words('noHistory'));
  return `<ol>\n${lines.map((line) => `<li>${shown(line)}</li>`).join('\n')}\n</ol>`;
}

/** What courts ask about, and what the certificate says of it: gaps first. */
function factorsOf({ record }: CertificateFacts, translate: Words): string {
  const words = (key: string) => translate(`pages.certificate.factors.${key}`);
  const all = answersOf(record, translate);
  const gaps = gapsIn(all, translate).map((label) => `<li>${shown(label)}</li>`);
  const each = all.map(({ name, told }) => {
    const basis = factors[name].articles.map((article) => words(`articles.${article}`)).join('\n');
    const content = rows([
      ...told.map(
        ({ label, value, isHash }): Row =>
          value !== undefined && isHash ? [label, value, 'hash'] : [label, value ?? words('missing')],
      ),
      [words('basis'), basis],
      [words('source'), words(`sources.${name}`)],
      [words('repeat'), words(`repeats.${name}`)],
    ]);
    return `<h3>${shown(words(`names.${name}`))}</h3>\n${content}`;
  });
  return [
    `<h2 class="sheet">${shown(words('title'))}</h2>`,
    `<p>${shown(words('intro'))}</p>`,
    `<h3>${shown(words('gaps'))}</h3>`,
    `<p>${shown(words('gapsHint'))}</p>`,
    `<ul>\n${gaps.join('\n')}\n</ul>`,
    ...each,
  ].join('\n');
}

function packedOf(file: PackagedFile, words: Words, translate: Words): readonly Row[] {
  const column = (name: string, value: string | undefined): Row => [
    translate(`pages.downloads.package.columns.${name}`),
    value,
  ];
  const { path, size, sha256, otherDigests = {}, verdict, matching, reason, timestamp } = file;
  const digests = Object.entries({ 'SHA-256': sha256, ...otherDigests });
  return [
    column('path', path),
    column('size', size?.toString()),
    ...digests.map(([algorithm, digest]): Row => [words('actual', { algorithm }), digest, 'hash']),
    column('verdict', translate(`pages.downloads.package.verdicts.${verdict}`)),
    column('matching', matching?.join(', ')),
    column('reason', reason && translate(reason)),
    column('timestamp', timestamp && timestampText(timestamp, translate)),
  ];
}
