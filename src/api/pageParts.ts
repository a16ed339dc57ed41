import { mapAsync, mapValues, uniq } from 'es-toolkit';
import { isEqual } from 'es-toolkit/compat';
import type {
  CreateParams,
  GetListParams,
  GetListResult,
  GetManyParams,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { holds } from '../model/conditions';
import type { FormUser } from '../model/inputs';
import { limitsOf } from '../model/numberInput';
import { isObject } from '../model/values';
import { type FormPageDef, formFor } from '../schema/forms';
import { type Input, initialValues, isBlank } from '../schema/inputs';
import { decodeRows } from '../schema/record';
import { type AnyResource, type AnyRow, NO_ROW } from '../schema/resource';
import { numberOf } from '../schema/rowNumber';
import { rulesForChanged, startValues } from '../schema/startValues';
import { type Values, validate } from '../schema/validate';
import type { ConsoleDataProvider } from './consoleDataProvider';
import { ApiError } from './errors';
import { FieldsError } from './fieldsError';
import { filterParams, LARGEST_PAGE, PAGE_SIZES } from './listCall';
import type { Meta } from './meta';
import { unserved } from './unserved';

/** How many records are read at once. */
const AT_ONCE = 5;

/** How many rows the server counts, of answers that don't have them all. */
const counted = new WeakMap<object, number>();

/** How many rows the server counts for the list that these were read from. */
export const countedOf = (rows: readonly unknown[]): number => counted.get(rows) ?? rows.length;

/**
 * What react-admin's own parts ask of a data provider and this console's pages don't, from the same declarations: saving, several
 * records at once, the records that refer to one, pages of any size. Apart, as no list needs it.
 */
export function createPageParts(
  provider: Pick<ConsoleDataProvider, 'getList' | 'getOne' | 'submit'>,
  load: (name: string) => Promise<AnyResource>,
  identity: () => FormUser | undefined,
) {
  /** The record as it is now; the given one, if no call reads it. */
  async function current(
    { name, definition }: AnyResource,
    id: string,
    given: object | undefined,
    meta?: Meta,
  ) {
    if (definition.detail) return (await provider.getOne<AnyRow>(name, { id, meta })).data;
    if (!given) throw unserved('read', `${name} declares no detail, and the update has no previousData`);
    return { ...given, id };
  }

  /** The saved record: read again, as the server may have made something else of it; its id alone, if it can't be read. */
  async function saved(resource: AnyResource, id: string, meta?: Meta) {
    // It is saved: that it can't be read now must not look as if it wasn't.
    const read =
      id && resource.definition.detail ? current(resource, id, undefined, meta).catch(() => {}) : undefined;
    return { data: ((await read) ?? { id }) as never };
  }

  return {
    /** What no call reads. */
    async read(name: string): Promise<never> {
      throw unserved('read', `${name} declares no call that reads this`);
    },

    async updateMany(name: string): Promise<never> {
      throw unserved('save', `${name}.updateMany`);
    },

    async delete(name: string): Promise<never> {
      throw unserved('remove', `${name}.delete`);
    },

    async deleteMany(name: string): Promise<never> {
      throw unserved('remove', `${name}.deleteMany`);
    },

    /** Sends the declared `create` form. */
    async create(name: string, { data, meta }: Pick<CreateParams, 'data' | 'meta'>) {
      const resource = await load(name);
      const form = sendable(resource, 'create');
      const given = Object.fromEntries(Object.entries(data).filter(([, value]) => !isBlank(value)));
      const unknown = Object.keys(given).filter((field) => !(field in form.form));
      if (unknown.length > 0) throw unchangeable(name, unknown);
      const values = { ...initialValues(form.form, identity()), ...typed(form, data) };
      check(resource, form, { values, data, record: NO_ROW });
      const answer = await provider.submit({ resource, action: form }, NO_ROW, values, meta?.params);
      return saved(resource, idIn(resource, answer), meta);
    },

    /** Sends the declared `edit` form with the record as it is now, and what the page changed. */
    async update(
      name: string,
      { data, previousData, meta, ...of }: Omit<UpdateParams, 'previousData'> & { previousData?: object },
    ) {
      const id = String(of.id);
      const resource = await load(name);
      const form = sendable(resource, 'edit');
      const record = await current(resource, id, previousData, meta);
      if (!holds(form.when, record)) throw new ApiError('refused', `resources.${name}.edit.closed`);
      const before: Readonly<Record<string, unknown>> = { ...(previousData ?? record) };
      const changed = Object.fromEntries(
        Object.entries(data).filter(([field, value]) => field !== 'id' && !isSame(value, before[field])),
      );
      const unknown = Object.keys(changed).filter((field) => !(field in form.form));
      if (unknown.length > 0) throw unchangeable(name, unknown);
      const start = startValues(form, record);
      const values = { ...initialValues(form.form, identity()), ...start, ...typed(form, changed) };
      check(resource, form, { values, data, record, start });
      await provider.submit({ resource, action: form }, record, values, meta?.params);
      return saved(resource, id, meta);
    },

    /** Reads records one by one, a few at a time; those that the server refuses are missing, unless all are. */
    async getMany(
      name: string,
      { ids, meta, signal }: GetManyParams & { readonly signal?: AbortSignal | undefined },
    ) {
      let refusal: ApiError | undefined;
      const read = async (id: string) => {
        try {
          return [(await provider.getOne(name, { id, meta, signal })).data];
        } catch (error) {
          if (!(error instanceof ApiError && error.failure === 'refused')) throw error;
          refusal = error;
          return [];
        }
      };
      const found = (await mapAsync(uniq(ids.map(String)), read, { concurrency: AT_ONCE })).flat();
      if (refusal && found.length === 0) throw refusal;
      return { data: found as never[] };
    },

    /** Lists with the filter of that name, which must be declared: otherwise all rows would come. */
    async getManyReference(
      name: string,
      { target, id, filter, ...query }: GetListParams & { readonly target: string; readonly id: unknown },
    ) {
      const of = { [target]: String(id) };
      if (Object.keys(filterParams(await load(name), of)).length === 0)
        throw unserved('related', `${name} declares no filter '${target}' that takes '${id}'`);
      return provider.getList(name, { ...query, filter: { ...filter, ...of } });
    },

    /**
     * Rows from pages of other sizes, for a page that shows another number: of those that servers are asked for, or of the
     * server's own.
     */
    async getSpan(name: string, params: GetListParams, ownSize?: number): Promise<GetListResult> {
      const { page = 1, perPage = 10 } = params.pagination ?? {};
      const start = (page - 1) * perPage;
      const end = start + perPage;
      const size = ownSize ?? PAGE_SIZES.find((each) => each >= perPage) ?? LARGEST_PAGE;
      const meta = ownSize ? { ...params.meta, ownSize } : params.meta;
      const first = Math.floor(start / size);
      const rows: RaRecord[] = [];
      for (let at = first; ; at += 1) {
        const answer = await provider.getList(name, {
          ...params,
          meta,
          pagination: { page: at + 1, perPage: size },
        });
        const other: number | undefined = answer.meta?.ownSize;
        if (other && other === perPage && page === 1) return answer;
        if (other) return this.getSpan(name, params, other);
        // Past the end, some servers repeat their last page.
        const isRepeated = at > first && isEqual(answer.data, rows.slice(-answer.data.length));
        if (!isRepeated) rows.push(...answer.data);
        const { total = Number.POSITIVE_INFINITY } = answer;
        const isMore = (at + 1) * size < Math.min(end, total);
        // A server with smaller pages than it was asked for: what lies between them would be left out unseen.
        if (answer.data.length < Math.min(size, total - at * size) && Number.isFinite(total))
          throw ApiError.of('malformed');
        if (answer.data.length >= size && isMore && !isRepeated) continue;
        const data = rows.slice(start - first * size, end - first * size);
        if (Number.isFinite(total)) counted.set(data, total);
        const hasMore = (answer.pageInfo?.hasNextPage && !isRepeated) || rows.length > end - first * size;
        const extent =
          answer.total === undefined
            ? { pageInfo: { hasNextPage: hasMore, hasPreviousPage: page > 1 } }
            : { total };
        return { data: data as never[], ...extent, ...(ownSize && { meta: { ownSize } }) };
      }
    },
  };
}

/** The declared form that saves. */
function sendable({ name, definition }: AnyResource, action: 'create' | 'edit'): FormPageDef<AnyRow, string> {
  const form = definition[action];
  if (!form) throw unserved('save', `${name} declares no form '${action}'`);
  // Without its question, it would be sent unasked.
  if (form.question ?? form.endsSession)
    throw unserved('save', `${name}.${action} asks before it is sent, or ends the session`);
  return form;
}

const unchangeable = (name: string, fields: readonly string[]) => {
  if (import.meta.env.DEV)
    console.warn(`Nothing was sent: the form of ${name} has no input ${fields.join(', ')}`);
  return new FieldsError(Object.fromEntries(fields.map((field) => [field, 'shell.unserved.field'])));
};

/** Whether a page left a value as it was: react-admin's inputs make null of an empty text. */
const isSame = (value: unknown, before: unknown) =>
  isEqual(value, before) || (isBlank(value) && isBlank(before));

/** The values as the form's inputs hold them: react-admin's inputs make numbers of numbers. */
const typed = ({ form }: FormPageDef<AnyRow, string>, data: Values): Values =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([name, value]) => name in form && value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
      ]),
  );

interface Checked {
  readonly values: Values;
  /** What the page has inputs for. */
  readonly data: Values;
  readonly record: AnyRow;
  readonly start?: Values;
}

/** Checks what is sent as the declared form does; throws what react-admin's forms show at their inputs. */
function check(
  { name }: AnyResource,
  form: FormPageDef<AnyRow, string>,
  { values, data, record, start }: Checked,
) {
  const rules = formFor(form, record);
  const wrong = Object.keys(form.form).filter((each) => !isHeld(form.form[each], values[each]));
  const problems = validate(rulesForChanged(rules, values, start), values);
  const errors = {
    ...mapValues(problems, (key, each) => withArgs(`messages.${key}`, limitsOf(form.form[each]))),
    ...Object.fromEntries(wrong.map((each) => [each, 'shell.unserved.value'])),
  };
  const missing = Object.keys(errors).filter((each) => !(each in data));
  if (missing.length > 0) throw unserved('save', `the page has no input for ${name}: ${missing.join(', ')}`);
  if (Object.keys(errors).length > 0) throw new FieldsError(errors);
}

/** Whether an input can hold a value, and send it. */
const isHeld = (input: Input | undefined, value: unknown) =>
  isBlank(value) ||
  (input?.kind === 'checklist'
    ? Array.isArray(value) && value.every((each) => typeof each === 'string')
    : typeof value === 'string');

/** How react-admin writes a message and the limits that it names in one text. */
const withArgs = (message: string, args: object | undefined) =>
  args && Object.keys(args).length > 0 ? `@@react-admin@@${JSON.stringify({ message, args })}` : message;

/** The id of a new record, if the answer has its key; else none. */
function idIn({ name, record, definition }: AnyResource, answer: unknown): string {
  const { key } = definition;
  if (!isObject(answer) || ![key].flat().every((each) => Object.hasOwn(answer, each))) return '';
  const [row] = decodeRows(record, key as '#', [answer], { where: name, sink: () => {} });
  return row ? numberOf(row) : '';
}
