import { isObject } from '../../src/schema/fields.ts';
import type { Recorded } from './calls.ts';
import { type EnumPlan, enumFor, type KnownEnums } from './enums.ts';
import { type Guess, type Kind, recognise } from './recognise.ts';
import { camel, type KnownLabels, type Label, labelOf, wordsOf } from './words.ts';

/** What is known of the application that is added to. */
export interface Known {
  readonly labels: KnownLabels;
  readonly enums: KnownEnums;
  /** What is declared, such as `coupon`: it names an enum whose own name is taken. */
  readonly entity: string;
}

/** One field of a record. */
export interface FieldPlan {
  readonly name: string;
  readonly guess: Guess;
  readonly label: Label;
  readonly of?: EnumPlan;
  /** The fields of a record or of rows. */
  readonly inner?: readonly FieldPlan[];
  /** Whether its texts are too long for a table. */
  readonly isLong: boolean;
}

/** One parameter that a person fills in. */
export interface InputPlan {
  readonly name: string;
  readonly kind: 'text' | 'textarea' | 'select' | 'dateRange' | 'number';
  readonly of?: EnumPlan;
  readonly label: Label;
}

/** A call that sends, as an action of a row. */
export interface ActionPlan {
  readonly name: string;
  readonly label: Label;
  readonly call: string;
  readonly inputs: readonly InputPlan[];
  /** Parameters that the row tells, by the field that holds them. */
  readonly from: Readonly<Record<string, string>>;
}

/** What is to be declared of one record: as a list, or as a show. */
export interface ResourcePlan {
  /** `marketing/coupon`. */
  readonly name: string;
  readonly area: string;
  readonly label: Label;
  /** Its calls: `POST /api/ajax/coupon/getList`, by name. */
  readonly calls: Readonly<Record<string, { readonly call: string; readonly rows?: string }>>;
  readonly fields: readonly FieldPlan[];
  /** The field that tells rows apart, or `#`. */
  readonly key: string;
}

export interface ListPlan extends ResourcePlan {
  readonly limit: 'always' | 'chosen' | 'none';
  readonly params: Readonly<Record<string, string>>;
  readonly filters: readonly InputPlan[];
  readonly actions: readonly ActionPlan[];
  /** The show that its first column leads to. */
  readonly show?: string;
}

export interface ShowPlan extends ResourcePlan {
  /** The list that it belongs to. */
  readonly under: string;
  /** The parameter that carries the id. */
  readonly idParam: string;
}

/** Everything that is to be written, and what was noticed on the way. */
export interface Plan {
  readonly list?: ListPlan;
  readonly show?: ShowPlan;
  readonly recorded: readonly Recorded[];
  /** Sentences for the developer. */
  readonly notes: readonly string[];
}

const PAGING: readonly string[] = ['page', 'limit'];
const OTHER_PAGING = /^(?:page_?(?:num|no|index|size)|current|size|offset|per_?page|rows)$/i;
/** Characters past which a text is left to the show. */
const LONG = 60;

/** The fields of some records, by what their values tell. */
function fieldsOf(
  rows: readonly Readonly<Record<string, unknown>>[],
  known: Known,
  above = '',
): readonly FieldPlan[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) => {
    const values = rows.map((row) => row[name]);
    const guess = recognise(name, values);
    const inner = values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isObject);
    const nested = guess.kind === 'record' || guess.kind === 'rows';
    const of = enumFor(name, guess, known);
    return {
      name,
      guess,
      label: labelOf(above + name, known.labels),
      isLong: values.some((value) => typeof value === 'string' && value.length > LONG),
      ...(of && { of }),
      ...(nested && { inner: fieldsOf(inner, known, guess.kind === 'record' ? `${above}${name}.` : '') }),
    };
  });
}

/** Fields, and those of the records and rows inside them. */
export const everyField = (fields: readonly FieldPlan[]): readonly FieldPlan[] =>
  fields.flatMap((field) => [field, ...everyField(field.inner ?? [])]);

/** The field that tells rows apart: the id, else a key or a number that no two rows share. */
function keyOf(fields: readonly FieldPlan[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const isUnique = ({ name }: FieldPlan) =>
    rows.every((row) => typeof row[name] === 'string' || typeof row[name] === 'number') &&
    new Set(rows.map((row) => String(row[name]))).size === rows.length;
  const unique = fields.filter(isUnique);
  const found =
    unique.find(({ name }) => name === 'id') ??
    unique.find(({ guess }) => guess.kind === 'key') ??
    unique.find(({ name }) => /(?:no|number|code|sn)$/i.test(name));
  return found?.name ?? '#';
}

type Called<D extends Recorded['does']> = Extract<Recorded, { readonly does: D }>;

/**
 * What is to be declared of recorded calls: the first list, the first record, and whatever sends.
 * @param name the list's, such as `marketing/coupon`; without a list, the show's
 * @param under of a record without a list, the list that it belongs to
 */
export function planOf(
  recorded: readonly Recorded[],
  { name, under, label }: { name: string; under?: string | undefined; label?: string | undefined },
  known: Known,
): Plan {
  const area = name.split('/')[0] ?? '';
  const entity = name.split('/').slice(1).join('/');
  const own = labelOf(entity.split('/').at(-1) ?? '', known.labels);
  const named: Label = label ? { ...own, zh: label } : own;
  const listed = recorded.find((call): call is Called<'list'> => call.does === 'list');
  const shown = recorded.find((call): call is Called<'show'> => call.does === 'show');
  const sends = recorded.filter((call): call is Called<'send'> => call.does === 'send');
  const showName = listed ? `${name}Detail` : name;
  const show =
    shown &&
    showPlan(shown, { name: showName, area, label: named, under: listed ? name : (under ?? name) }, known);
  if (!listed) return { ...(show && { show }), recorded, notes: [] };

  const fields = fieldsOf(listed.rows, known);
  const key = keyOf(fields, listed.rows);
  const notes: string[] = [];
  const names = Object.keys(listed.params);
  const strange = names.filter((each) => OTHER_PAGING.test(each));
  if (strange.length > 0)
    notes.push(`It is paged by ${strange.join(', ')}, and resources/codec.ts sends page and limit.`);
  if (names.length === 0)
    notes.push(
      "No parameters were recorded, so there are no filters: name them in --call '…?page=&limit=&keyword='.",
    );
  if (!listed.isCounted) notes.push('The answer has no count: the console takes what came for all there is.');
  const asked = names.filter((each) => !PAGING.includes(each) && !OTHER_PAGING.test(each));
  const inputs = asked.map((each) => ({
    value: listed.params[each] ?? '',
    input: inputFor(each, fields, known),
  }));
  const isFixed = ({ value, input }: (typeof inputs)[number]) =>
    value !== '' &&
    (input.kind === 'text' || input.kind === 'number') &&
    !/key|name|search|q/i.test(input.name);
  const fixed = inputs.filter(isFixed);
  return {
    list: {
      name,
      area,
      label: named,
      fields,
      key,
      calls: {
        list: {
          call: `${listed.method} ${listed.path}`,
          ...(listed.under !== 'data' && { rows: listed.under }),
        },
        ...Object.fromEntries(
          sends.map((send) => [actionName(send), { call: `${send.method} ${pathOf(send, key)}` }]),
        ),
      },
      limit:
        names.length === 0 || names.includes('limit')
          ? 'always'
          : names.includes('page') || listed.isCounted
            ? 'chosen'
            : 'none',
      params: Object.fromEntries(fixed.map(({ input, value }) => [input.name, value])),
      filters: inputs.filter((each) => !isFixed(each)).map(({ input }) => input),
      actions: sends.map((send) => actionPlan(send, fields, key, listed.rows, known)),
      ...(show && key !== '#' && { show: show.name }),
    },
    ...(show && { show }),
    recorded,
    notes,
  };
}

function showPlan(
  shown: Called<'show'>,
  { name, area, label, under }: { name: string; area: string; label: Label; under: string },
  known: Known,
): ShowPlan {
  const fields = fieldsOf([shown.record], known);
  const id = Object.entries(shown.params).find(([, value]) =>
    Object.values(shown.record).map(String).includes(value),
  );
  const varying = Object.keys(shown.params).find((each) => /id|no$/i.test(each));
  return {
    name,
    area,
    under,
    label: { zh: `${label.zh}详情`, en: `${label.en} detail` },
    fields,
    key: fields.some((field) => field.name === 'id') ? 'id' : '#',
    idParam: /\/\d+$/.test(shown.path) ? 'id' : (id?.[0] ?? varying ?? 'id'),
    calls: { one: { call: `${shown.method} ${pathOf(shown, 'id')}` } },
  };
}

/** A path whose last part is a number names its parameter instead. */
const pathOf = ({ path }: Recorded, key: string) =>
  path.replace(/\/\d+(?=\/|$)/, `/{${key === '#' ? 'id' : key}}`);

/** A select where a field of that name is an enum, two days where it is a moment, else a text. */
function inputFor(name: string, fields: readonly FieldPlan[], known: Known): InputPlan {
  const label = labelOf(name, known.labels);
  const field = fields.find((each) => each.name === name);
  if (field?.of && field.of.values.length > 1) return { name, label, kind: 'select', of: field.of };
  const isMoment: readonly Kind[] = ['dateTime', 'epochSeconds', 'epochMillis'];
  if ((field && isMoment.includes(field.guess.kind)) || /time|date/i.test(name))
    return { name, label, kind: 'dateRange' };
  return { name, label, kind: 'text' };
}

const actionName = ({ path }: Recorded) =>
  camel(
    wordsOf(
      path
        .split('/')
        .filter((part) => part && !/^\d+$/.test(part))
        .at(-1) ?? 'send',
    ),
  );

function actionPlan(
  send: Called<'send'>,
  fields: readonly FieldPlan[],
  key: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  known: Known,
): ActionPlan {
  const name = actionName(send);
  const last = wordsOf(key).at(-1) ?? '';
  const fromRow = Object.entries(send.params).flatMap(([param, value]): [string, string][] => {
    if (key === '#') return [];
    const isKey =
      param === key ||
      rows.some((row) => String(row[key]) === value) ||
      (last === 'id' && /(?:^i|I|_i)d$/.test(param));
    return isKey ? [[param, key]] : [];
  });
  const inPath = /\{(\w+)\}/.exec(pathOf(send, key))?.[1];
  const from = { ...Object.fromEntries(fromRow), ...(inPath && { [inPath]: key }) };
  const inputs = Object.keys(send.params)
    .filter((param) => !Object.hasOwn(from, param))
    .map((param): InputPlan => {
      const input = inputFor(param, fields, known);
      if (input.kind === 'select') return input;
      return { ...input, kind: /remark|reason|note|comment|content|desc/i.test(param) ? 'textarea' : 'text' };
    });
  return { name, label: labelOf(name, known.labels), call: name, inputs, from };
}
