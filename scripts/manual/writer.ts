import type { Route } from 'declared-console/tools/reading';
import { type Fill, fill } from 'declared-console/values';
import { routes } from '../../resources/routes.ts';
import type { ManualMap } from './map.ts';
import { anchorOf, escaped, link, nested } from './markdown.ts';
import type { Language } from './words.ts';

/** What all parts of a page are written with. */
export interface Writer extends Language {
  readonly map: ManualMap;
  /** The picture of a screen, by the screen's name; undefined if there is none. */
  picture(screen: string, name: string): string | undefined;
  /** A sentence of the manual's own, filled with Markdown. */
  say(sentence: string, values?: Fill): string;
  /** A quoted text of the application, as Markdown. */
  quoted(text: string): string;
  /** The displayed name of a menu entry or group of the server. */
  menuName(name: string): string;
  /** The name of a declared resource. */
  nameOf(resource: string): string;
  /** The url of a resource's page, with one of its anchors. */
  pathOf(resource: string, anchor?: string): string;
  /** A link to a resource's page. */
  linkTo(resource: string): string;
  /** A link to the page of a show, or to a step of its review there. */
  linkToStep(show: string, step: string | undefined): string;
  /** A route's name, linked to its description. */
  routeName(route: string): string;
  routeLink(route: string): string;
}

/** The names of the hand-written pages, by route. */
const handWritten: Readonly<Record<string, string>> = {
  certificate: 'pages.certificate.evidence',
  'evidence/verify': 'pages.verifyFiles.title',
  'attestation/web': 'pages.certificate.attestation',
  'attestation/pro': 'pages.certificate.attestation',
  'attestation/move': 'pages.certificate.attestation',
  'online/webDownload': 'pages.downloads.of.online/web',
  'online/processDownload': 'pages.downloads.of.online/process',
  'online/moveDownload': 'pages.downloads.of.online/move',
};

/** The file name of a screen's picture, without its language. */
export const pictureFile = (screen: string): string => `${anchorOf(screen)}.png`;

/**
 * Creates the writer of a map in a language.
 * @param pictures the screens that have pictures
 */
export function writerOf(language: Language, map: ManualMap, pictures: ReadonlySet<string>): Writer {
  const { locale, prefix, frame, has, word } = language;
  const nameOf = (resource: string) => word(`resources.${resource}.name`);
  const pathOf = (resource: string, anchor?: string) => `${prefix}/${resource}${anchor ? `#${anchor}` : ''}`;
  const routeOf = (id: string) => (routes as Readonly<Record<string, Route>>)[id] as Route;

  /** A show's name, with its step if it has several. */
  function shown(show: string, step: string | undefined) {
    const steps = Object.keys(map.resources[show]?.definition.review ?? {});
    const isOneOfSeveral = step && steps.length > 1;
    return {
      name: isOneOfSeveral
        ? `${nameOf(show)} · ${word(`resources.${show}.review.${step}.name`)}`
        : nameOf(show),
      to: pathOf(show, isOneOfSeveral ? anchorOf('review', step) : undefined),
    };
  }

  function describe(id: string): { readonly name: string; readonly to: string } {
    const route = routeOf(id);
    if ('show' in route) return shown(route.show, route.step);
    if ('list' in route) return { name: nameOf(route.list), to: pathOf(route.list) };
    if ('queueOf' in route)
      return {
        name: word(`resources.${route.queueOf}.queues.${route.queue}`),
        to: pathOf(route.queueOf, 'queues'),
      };
    if ('load' in route) {
      const [list = ''] = map.listsUnder(id);
      return { name: word(handWritten[id] ?? id), to: pathOf(list, 'related') };
    }
    const kind = route.create === undefined ? 'edit' : 'create';
    const resource = (route.create ?? route.edit) as string;
    return { name: word(`resources.${resource}.${kind}.name`), to: pathOf(resource, kind) };
  }

  return {
    ...language,
    map,
    picture(screen, name) {
      if (!pictures.has(screen)) return undefined;
      const source = `/pictures/${locale}/${pictureFile(screen)}`;
      const alt = escaped(fill(frame.picture, { name })).replaceAll('"', '&quot;');
      return `<a class="picture" href="${source}" target="_blank"><img src="${source}" alt="${alt}" width="1440" height="900" loading="lazy"></a>`;
    },
    say: (sentence, values = {}) => fill(sentence, values),
    quoted: (text) => fill(frame.quoted, { text: escaped(nested(text)) }),
    menuName: (name) => (has(`shell.menu.names.${name}`) ? word(`shell.menu.names.${name}`) : name),
    nameOf,
    pathOf,
    linkTo: (resource) => link(nameOf(resource), pathOf(resource)),
    linkToStep(show, step) {
      const { name, to } = shown(show, step);
      return link(name, to);
    },
    routeName: (id) => describe(id).name,
    routeLink(id) {
      const { name, to } = describe(id);
      return link(name, to);
    },
  };
}
