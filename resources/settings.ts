import { isObject } from 'declared-console/schema';
import { isWebUrl, parseSettings, type Setting, type Settings } from 'declared-console/wire';

/** The settings that this product adds to the engine's. */
export interface ProductSettings extends Settings {
  /** A blockchain explorer's search url, with `{hash}` in it. */
  readonly explorerUrl: string;
  /** The storage hosts in evidence urls, and what they are rewritten to. */
  readonly storageHosts: readonly { readonly from: string; readonly to: string }[];
  /** Other hosts that hold files: pages may show what is there, besides storage hosts and this origin. */
  readonly fileHosts: readonly string[];
  /** Whether a certificate's code is the explorer's search where previews aren't served to everybody. */
  readonly explorerCode: boolean;
  /** Whether pictures of papers are read on the device, and compared with what was entered: some 3 MB to load, once. */
  readonly readPictures: boolean;
  /** The call that returns a single-use download url, if the server has one; `''` navigates to the plain url. */
  readonly downloadTicket: string;
  /** What new passwords may be: letters and digits up to 30 (`contract`), or 8 to 64 of any characters (`long`). */
  readonly passwordRule: 'contract' | 'long';
}

/** The capability of a server that answers a certificate's preview without a token. */
export const OPEN_PREVIEWS = 'openPreviews';

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
  fileHosts: {
    initial: [],
    check: (value) => (Array.isArray(value) && value.every(isHost) ? undefined : 'notHostNames'),
  },
  explorerCode: {
    initial: false,
    check: (value) => (typeof value === 'boolean' ? undefined : 'notFlag'),
  },
  readPictures: {
    initial: false,
    check: (value) => (typeof value === 'boolean' ? undefined : 'notFlag'),
  },
  passwordRule: {
    initial: 'contract',
    check: (value) => (value === 'contract' || value === 'long' ? undefined : 'notPasswordRule'),
  },
  downloadTicket: {
    initial: '',
    check: (value) =>
      typeof value === 'string' && (value === '' || value.startsWith('/')) ? undefined : 'notPath',
  },
};

/** Casts the engine's settings to this product's: they have been read with {@link settingDefs}. */
export const productSettings = (settings: Settings) => settings as ProductSettings;

/** The defaults, if config.json sets nothing. */
export const DEFAULT_SETTINGS = productSettings(parseSettings({}, settingDefs).settings);
