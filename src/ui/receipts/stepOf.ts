import type { AnyResource } from '../../schema/resource';

/** What a step is called in receipts: as in claims, where its name doesn't change with the resource's. */
export const stepOf = ({ name, definition }: AnyResource, stepName: string): string =>
  definition.review?.[stepName]?.claim ?? `${name}/${stepName}`;
