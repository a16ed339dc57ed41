import { mayDo, PERSONAL } from '../../auth/menu';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import { queuesOf } from '../../kit/queuePath';

/** The page to begin with. */
export const HOME = '/home';

interface Declared extends Pick<ConsoleContextValue, 'rights'> {
  readonly parts: Pick<ConsoleContextValue['parts'], 'figures' | 'resources' | 'routes'>;
}

/** The resources whose figures the account may see: those whose list it may open, and those of its own. */
export const openFigures = ({ parts: { figures = [], resources }, rights }: Declared) =>
  figures
    .map((each) => (typeof each === 'string' ? { of: each, under: each } : each))
    .filter(({ of, under = PERSONAL }) => Object.hasOwn(resources, of) && mayDo(rights, under));

/** The queues that the account decides, in the menu's order. */
export const openQueues = ({ parts: { routes }, rights }: Declared) =>
  [...rights.paths].flatMap((path) => queuesOf(routes, rights, path.slice(1)));

/** Whether the page to begin with has something for the account. */
export const hasHome = (declared: Declared): boolean =>
  declared.parts.figures !== undefined &&
  (openFigures(declared).length > 0 || openQueues(declared).length > 0);
