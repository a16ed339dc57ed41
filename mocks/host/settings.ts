import { resolve } from 'node:path';
import { StartFailure } from './startFailure';

/** What the environment asks of the server. */
export interface HostSettings {
  port: number;
  dataDir: string;
  databaseUrl?: string;
  /** A real backend to pass /api on to. */
  apiUrl?: string;
  /** A config.json to serve instead of the built one. */
  configFile?: string;
  captchaFixed: boolean;
  /** Serves no built console: `npm run dev` has its own. */
  apiOnly: boolean;
}

/** Reads PORT, DATA_DIR, DATABASE_URL, API_URL, CONFIG, CAPTCHA and API_ONLY; throws a StartFailure for a wrong one. */
export function readSettings(env: NodeJS.ProcessEnv): HostSettings {
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure('PORT 应为 1 到 65535 的整数。');
  if (env.CAPTCHA && env.CAPTCHA !== 'fixed') throw new StartFailure('CAPTCHA 只能是 fixed，或不设置。');
  return {
    port,
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: urlIn(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    apiUrl: urlIn(env, 'API_URL', ['http:', 'https:']),
    configFile: env.CONFIG || undefined,
    captchaFixed: env.CAPTCHA === 'fixed',
    apiOnly: env.API_ONLY === '1',
  };
}

function urlIn(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const url = env[name];
  if (!url) return undefined;
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol)) {
    throw new StartFailure(
      `${name} 应为以 ${protocols.map((each) => `${each}//`).join(' 或 ')} 开头的地址。`,
    );
  }
  return url;
}
