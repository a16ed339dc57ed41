import { isObject } from '../model/values';
import { fetchFresh } from './fetchFresh';
import { safeUrl } from './safeUrl';

/** What a deployment can set in `/config.json`, which is read at run time; an application may declare more. */
export interface Settings {
  /** What the server's paths are under: a url, or a path of this origin; `''` is this origin. */
  readonly apiBase: string;
  /** The product's name; `''` is the one among the words. */
  readonly title: string;
  /** The names of what the server offers beyond the contract; unknown ones mean nothing to this console. */
  readonly capabilities: readonly string[];
  /** Where differences between answers and declarations are sent; `''` sends none. */
  readonly driftUrl: string;
}

/** One setting: its default, and how its value is checked. */
export interface Setting<T = unknown> {
  readonly initial: T;
  /** Returns the key of what is wrong (`settings.problems` of the login words), or nothing. */
  check(value: unknown): string | undefined;
}

/** Settings by their key in config.json. */
export type SettingDefs = Readonly<Record<string, Setting>>;

/** A key of config.json, and the i18n key of what is wrong with it. */
export interface SettingProblem {
  readonly key: string;
  readonly problem: string;
}

/**
 * Whether a value is an address of the web that may be opened.
 * @example
 * isWebUrl('https://library.example') // true
 * isWebUrl('ftp://library.example') // false
 */
export const isWebUrl = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^https?:\/\//.test(value) &&
  safeUrl(value, 'https://localhost') !== undefined;

/** Whether a value is a path of this origin, or an https url. */
const isReportUrl = (value: unknown) =>
  typeof value === 'string' &&
  /^(?:\/|https:)/.test(value) &&
  safeUrl(value, 'https://localhost') !== undefined;

/** Whether a value is a path of this origin, or a url. */
const isBase = (value: unknown) =>
  isWebUrl(value) || (typeof value === 'string' && /^\/(?![/\\])[^?#]*$/.test(value));

const base: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  apiBase: { initial: '', check: (value) => (value === '' || isBase(value) ? undefined : 'notBase') },
  title: { initial: '', check: (value) => (typeof value === 'string' ? undefined : 'notText') },
  capabilities: {
    initial: [],
    check: (value) =>
      Array.isArray(value) && value.every((name) => typeof name === 'string') ? undefined : 'notNames',
  },
  driftUrl: {
    initial: '',
    check: (value) => (value === '' || isReportUrl(value) ? undefined : 'notReportUrl'),
  },
};

/**
 * Reads settings from a parsed config.json: fills in defaults, and reports every wrong key rather than the first.
 * @returns the settings, all of them the defaults if there are problems
 * @param own the settings that the application adds
 * @example parseSettings({ titel: 'Tools' }).problems // [{ key: 'titel', problem: 'unknown' }]
 */
export function parseSettings(
  raw: unknown,
  own: SettingDefs = {},
): { settings: Settings; problems: readonly SettingProblem[] } {
  const defs: SettingDefs = { ...base, ...own };
  const initial = Object.fromEntries(Object.entries(defs).map(([key, setting]) => [key, setting.initial]));
  const defaults = initial as unknown as Settings;
  if (!isObject(raw)) return { settings: defaults, problems: [{ key: 'config.json', problem: 'notObject' }] };
  const problems: SettingProblem[] = [];
  for (const [key, value] of Object.entries(raw)) {
    const problem = Object.hasOwn(defs, key) ? defs[key]?.check(value) : 'unknown';
    if (problem) problems.push({ key, problem });
  }
  return { settings: problems.length > 0 ? defaults : { ...defaults, ...raw }, problems };
}

type Read = ReturnType<typeof parseSettings>;

/** Keeps the text that was read last for the next start. */
export interface KeptText {
  read(): string | undefined;
  write(text: string): void;
  forget(): void;
}

/**
 * Reads `/config.json`; if there is none, or it can't be loaded, the defaults apply. A kept copy is used without waiting: a
 * change then takes effect at the next start.
 */
export async function fetchSettings(url: string, kept: KeptText, own?: SettingDefs): Promise<Read> {
  const text = kept.read();
  const asked = askSettings(url, kept, own);
  const read = text === undefined ? undefined : readSettings(text, own);
  // Another version of the program may have kept what this one finds wrong.
  return read?.problems.length === 0 ? read : asked;
}

async function askSettings(url: string, kept: KeptText, own?: SettingDefs): Promise<Read> {
  try {
    const response = await fetchFresh(url, { cache: 'no-cache' });
    // Any other failure says nothing about the file.
    if (response.status === 404) kept.forget();
    if (!response.ok) return parseSettings({}, own);
    const text = await response.text();
    const read = readSettings(text, own);
    if (read.problems.length === 0 && !isPage(text)) kept.write(text);
    else kept.forget();
    return read;
  } catch {
    return parseSettings({}, own);
  }
}

/** Some servers answer every unknown path with the page. */
const isPage = (text: string) => text.trimStart().startsWith('<');

function readSettings(text: string, own?: SettingDefs): Read {
  if (isPage(text)) return parseSettings({}, own);
  try {
    return parseSettings(JSON.parse(text), own);
  } catch {
    return parseSettings(undefined, own);
  }
}
