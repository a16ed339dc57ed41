import { FirstError } from '../api/errors';
import type { ConsoleParts } from '../application';
import { fillPath } from '../schema/routes';

/** The path of the personal page that a refusal wants visited first, if the console has that page. */
export function pathFirst(error: unknown, { routes }: Pick<ConsoleParts, 'routes'>): string | undefined {
  const route = error instanceof FirstError ? routes[error.page] : undefined;
  return route?.personal ? fillPath(route.path, {}) : undefined;
}
