import type { Looks } from './looks';
import { SecretCell } from './secret/SecretCell';
import { UrlFact } from './url/UrlFact';

/** How the engine's kinds are drawn among facts, which lists don't load; what isn't here, as text. */
export const factLooks: Looks = { secret: SecretCell, url: UrlFact };
