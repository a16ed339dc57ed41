import type { Client } from '../../api/client';
import type { Codec } from '../../api/codec';
import { filled } from '../../api/encode';
import type { InputKind } from '../../schema/inputs';
import type { Declared } from './parameters';
import type { Traced } from './trace';

/** Inputs that are chosen, not typed: they can't hold secrets, names or numbers. */
const CHOSEN: readonly (InputKind | undefined)[] = ['select', 'radio', 'date', 'dateRange', 'checklist'];

/** Whether a parameter's value may be copied: it comes from the declaration, the address or a choice. */
const isPublic = (declared: Declared | undefined) =>
  declared !== undefined &&
  (['paging', 'fixed', 'address'].includes(declared.origin) || CHOSEN.includes(declared.kind));

/** Marks a shell variable until the text around it is quoted; private-use characters, which don't occur otherwise. */
const placeholder = (name: string) => `\uE000${name.replace(/\W/g, '_')}\uE001`;

/**
 * A request as a curl command. The token is `$TOKEN`; whatever was typed or comes from a record becomes a variable named
 * after the parameter, as other programs can read the clipboard.
 */
export function curlOf(
  { call, params }: Pick<Traced, 'call' | 'params'>,
  declared: Readonly<Record<string, Declared>>,
  {
    client,
    codec,
  }: { readonly client: Pick<Client, 'authorize' | 'urlOf'>; readonly codec: Pick<Codec, 'encode'> },
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
    ...Object.entries(client.authorize('$TOKEN')).map(([name, value]) => `-H "${name}: ${value}"`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body instanceof URLSearchParams || typeof body === 'string'
      ? [`--data-raw ${quoted(`${body}`)}`]
      : []),
  ];
  return lines.join(' \\\n  ');
}

/** Quotes for a shell: text in single quotes, variables in double quotes. */
const quoted = (text: string) =>
  `'${text
    .replaceAll("'", "'\\''")
    .replace(/(?:\uE000|%EE%80%80)(\w+?)(?:\uE001|%EE%80%81)/g, (_, name: string) => `'"$${name}"'`)}'`;
