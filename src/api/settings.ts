import { isObject } from '@/schema/fields';
import { safeUrl } from './safeUrl';

/** What a deployment can set in `/config.json`, read at run time (page 3, "Deployment settings"). */
export interface Settings {
  /** Where `/api` is; `''` is the same origin. */
  readonly apiBase: string;
  /** A blockchain explorer's search url with a `{hash}` place. */
  readonly explorerUrl: string;
  /** Storage hosts in evidence urls and what they are rewritten to. */
  readonly storageHosts: readonly { readonly from: string; readonly to: string }[];
  /** The product's name; `''` is the one in i18n. */
  readonly title: string;
  /** The call that answers a single-use download url, for a server that has one; `''` navigates plainly. */
  readonly downloadTicket: string;
}

/** What serves where config.json says nothing. */
export const DEFAULT_SETTINGS: Settings = {
  apiBase: '',
  explorerUrl: 'https://www.blockchain.com/explorer/search?search={hash}',
  storageHosts: [],
  title: '',
  downloadTicket: '',
};

/** A wrong key of config.json and the i18n key of what is wrong with it. */
export interface SettingProblem {
  readonly key: string;
  readonly problem: 'unknown' | 'notText' | 'notUrl' | 'noHashPlace' | 'notHosts' | 'notPath' | 'notObject';
}

type Check = (value: unknown) => SettingProblem['problem'] | undefined;

const isHost = (value: unknown) => typeof value === 'string' && /^[\w.-]+(:\d+)?$/.test(value);
const isWebUrl = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^https?:\/\//.test(value) &&
  safeUrl(value, 'https://localhost') !== undefined;

const checks: Readonly<Record<keyof Settings, Check>> = {
  apiBase: (value) => (value === '' || isWebUrl(value) ? undefined : 'notUrl'),
  explorerUrl: (value) => {
    if (!isWebUrl(value)) return 'notUrl';
    return value.includes('{hash}') ? undefined : 'noHashPlace';
  },
  storageHosts: (value) =>
    Array.isArray(value) && value.every((pair) => isObject(pair) && isHost(pair.from) && isHost(pair.to))
      ? undefined
      : 'notHosts',
  title: (value) => (typeof value === 'string' ? undefined : 'notText'),
  downloadTicket: (value) =>
    typeof value === 'string' && (value === '' || value.startsWith('/')) ? undefined : 'notPath',
};

/** Reads settings out of a parsed config.json: the defaults for what isn't there, and every wrong key, not the first. */
export function parseSettings(raw: unknown): { settings: Settings; problems: readonly SettingProblem[] } {
  if (!isObject(raw))
    return { settings: DEFAULT_SETTINGS, problems: [{ key: 'config.json', problem: 'notObject' }] };
  const problems: SettingProblem[] = [];
  for (const [key, value] of Object.entries(raw)) {
    const problem = Object.hasOwn(checks, key) ? checks[key as keyof Settings](value) : 'unknown';
    if (problem) problems.push({ key, problem });
  }
  return { settings: problems.length > 0 ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, ...raw }, problems };
}

/** Fetches `/config.json`; where there is none, or it can't be had, the defaults serve. */
export async function fetchSettings(): Promise<ReturnType<typeof parseSettings>> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    const text = response.ok ? await response.text() : '{}';
    return text.trimStart().startsWith('<') ? parseSettings({}) : parseSettings(JSON.parse(text));
  } catch (error) {
    return parseSettings(error instanceof SyntaxError ? undefined : {});
  }
}
