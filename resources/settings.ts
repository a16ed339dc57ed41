import { isWebUrl, parseSettings, type Setting, type Settings } from '@/api/settings';
import { isObject } from '@/schema/values';

/** What a deployment of this product can set besides the engine's settings. */
export interface ProductSettings extends Settings {
  /** A blockchain explorer's search url with a `{hash}` in it. */
  readonly explorerUrl: string;
  /** Storage hosts in evidence urls and what they are rewritten to. */
  readonly storageHosts: readonly { readonly from: string; readonly to: string }[];
  /** The call that answers a single-use download url, for a server that has one; `''` navigates plainly. */
  readonly downloadTicket: string;
}

const isHost = (value: unknown) => typeof value === 'string' && /^[\w.-]+(:\d+)?$/.test(value);

type Own = Omit<ProductSettings, keyof Settings>;

/** The settings that {@link ProductSettings} adds, with their defaults and checks. */
export const settingDefs: { readonly [K in keyof Own]: Setting<Own[K]> } = {
  explorerUrl: {
    initial: 'https://www.blockchain.com/explorer/search?search={hash}',
    check(value) {
      if (!isWebUrl(value)) return 'notUrl';
      return value.includes('{hash}') ? undefined : 'noHash';
    },
  },
  storageHosts: {
    initial: [],
    check: (value) =>
      Array.isArray(value) && value.every((pair) => isObject(pair) && isHost(pair.from) && isHost(pair.to))
        ? undefined
        : 'notHosts',
  },
  downloadTicket: {
    initial: '',
    check: (value) =>
      typeof value === 'string' && (value === '' || value.startsWith('/')) ? undefined : 'notPath',
  },
};

/** The engine's settings as what they are here: it has read them by {@link settingDefs}. */
export const productSettings = (settings: Settings) => settings as ProductSettings;

/** What serves where config.json says nothing. */
export const DEFAULT_SETTINGS = productSettings(parseSettings({}, settingDefs).settings);
