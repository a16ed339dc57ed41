import type { DataProvider } from 'react-admin';
import type { Params } from '../model/calls';
import type { SentForm } from '../schema/forms';
import type { AnyResource, AnyRow } from '../schema/resource';
import type { Values } from '../schema/validate';

/** What is sent: an action, a decision or the form of a page, and the resource that declares it. */
export interface Submittable {
  readonly resource: AnyResource;
  readonly action: SentForm<AnyRow>;
  /** Whether the request goes on when the page is left. */
  readonly keepalive?: boolean;
}

/**
 * react-admin's data provider, and how this console sends what it declares.
 * @example
 * import { useDataProvider } from 'react-admin';
 *
 * const dataProvider = useDataProvider<ConsoleDataProvider>();
 * const { edit: action } = resource.definition;
 * const rename = (name: string) => action && dataProvider.submit({ resource, action }, row, { name });
 */
export interface ConsoleDataProvider extends DataProvider {
  /**
   * Sends a declared action; resolves to the answer.
   * @param record what it acts on: a row, a record, the selected rows, or `NO_ROW`
   * @param values what was filled in
   * @param params sent besides
   */
  submit(action: Submittable, record: AnyRow, values: Values, params?: Params): Promise<unknown>;
}
