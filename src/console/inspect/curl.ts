import type { InputKind } from '@/schema/inputs';
import type { Client } from '../../api/client';
import type { Codec } from '../../api/codec';
import { filled } from '../../api/encode';
import type { Declared } from './parameters';
import type { Traced } from './trace';

/** What a person chooses and doesn't write: it can be neither secret nor anybody's name or number. */
const CHOSEN: readonly (InputKind | undefined)[] = ['select', 'radio', 'date', 'dateRange', 'checklist'];

/** Whether a parameter's value may leave the page: it is the declaration's, the address' or a choice. */
const isPublic = (declared: Declared | undefined) =>
  declared !== undefined &&
  (['paging', 'fixed', 'address'].includes(declared.origin) || CHOSEN.includes(declared.kind));

/** Stands for a shell variable until all around it is quoted: no server's parameter has these characters. */
const placeholder = (name: string) => `\uE000${name.replace(/\W/g, '_')}\uE001`;

/**
 * A request as a command for a shell. The token is `$TOKEN`; what was typed or comes from a record is a variable of the
 * parameter's name, for a clipboard may be read by anybody.
 */
export function curlOf(
  { call, params }: Pick<Traced, 'call' | 'params'>,
  declared: Readonly<Record<string, Declared>>,
  { client, codec }: { readonly client: Pick<Client, 'urlOf'>; readonly codec: Pick<Codec, 'encode'> },
): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const shown = Object.fromEntries(
    given.map(([name, value]) => [
      name,
      value === '' || isPublic(declared[name]) ? value : placeholder(name),
    ]),
  );
  const { body, headers = {} } = codec.encode(...filled(call, shown));
  const url = new URL(client.urlOf(call, shown), location.origin).href;
  const lines = [
    `curl ${quoted(url)}`,
    ...(call.method === 'GET' ? [] : [`-X ${call.method}`]),
    '-H "Authorization: Bearer $TOKEN"',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body instanceof URLSearchParams || typeof body === 'string'
      ? [`--data-raw ${quoted(`${body}`)}`]
      : []),
  ];
  return lines.join(' \\\n  ');
}

/** In single quotes, in which a shell reads nothing; variables stand between them, in double ones. */
const quoted = (text: string) =>
  `'${text
    .replaceAll("'", "'\\''")
    .replace(/(?:\uE000|%EE%80%80)(\w+?)(?:\uE001|%EE%80%81)/g, (_, name: string) => `'"$${name}"'`)}'`;
