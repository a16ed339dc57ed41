import { memoize } from 'es-toolkit';
import type { Params } from '../model/calls';
import { sampleShape } from '../model/shape';
import { lint } from '../schema/lint';
import { shownShape } from '../schema/lint/parts';
import { decodeRow } from '../schema/record';
import type { AnyResource, AnyShown } from '../schema/resource';
import type { RouteParams } from '../schema/routes';

/** Whether the linter finds nothing; else it names the fault, and other tests would only repeat it in other words. */
export const isSound = memoize((resource: AnyResource) => lint(resource).length === 0);

/** A record of a resource as it is shown, decoded from a possible answer. */
export const decoded = (resource: AnyResource, wire: unknown, route: RouteParams = {}): AnyShown => ({
  ...decodeRow(resource.record, resource.definition.key as '#', wire, {
    where: '',
    index: 0,
    sink: () => {},
  }),
  route,
});

/** A record as the server would send it, with a sample for each parameter of its address. */
export function sampleRecord(resource: AnyResource, n = 1): AnyShown {
  const { route, ...wire } = sampleShape(shownShape(resource), n);
  return decoded(resource, wire, route as RouteParams);
}

/** The parameters of a request that are sent. */
export const carried = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
