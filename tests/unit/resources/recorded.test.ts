import { codec } from '@resources/codec';
import { resources } from '@resources/manifest';
import { describe, expect, it } from 'vitest';
import { forms, sampleRow } from '@/schema/lint/parts';
import type { AnyResource } from '@/schema/resource';
import { differences, sentenceOf } from '../../../scripts/contract/differences';
import type { Recording } from '../../../scripts/declare/write/recording';

const files = import.meta.glob<Recording>('../../../resources/**/*.recorded.json', {
  eager: true,
  import: 'default',
});
const recordings = await Promise.all(
  Object.entries(files).map(async ([file, recording]) => {
    const name = /resources\/(.*)\.recorded\.json$/.exec(file)?.[1] ?? '';
    const load = Object.entries(resources).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
    return [name, recording, (await load?.())?.default] as const;
  }),
);

/** How a resource's declaration differs from the recording of its calls, one line each. */
function differing({ record, api, definition }: AnyResource, recording: Recording): readonly string[] {
  return Object.entries(recording).flatMap(([name, { call, answer }]) => {
    const declared = api[name];
    if (!declared) return [`${name}: recorded, and not declared`];
    const now = `${declared.method} ${declared.path}`;
    if (now !== call) return [`${name}: declared ${now}, recorded ${call}`];
    if (name !== definition.list?.call && name !== definition.detail?.call) return [];
    const data = codec.open(answer, 200);
    return differences(record, name === definition.list?.call ? codec.page(data, declared).rows : [data]).map(
      sentenceOf,
    );
  });
}

/** The declared parameters that were not recorded; none when there is no recording. */
function unheard(resource: AnyResource, recording: Recording): readonly string[] {
  const { list } = resource.definition;
  const sent = [
    ...(list
      ? [{ call: list.call, names: [...Object.keys(list.filters ?? {}), ...Object.keys(list.params ?? {})] }]
      : []),
    ...forms(resource).map(({ part }) => ({
      call: part.call,
      names: [...Object.keys(part.form), ...Object.keys(part.with?.(sampleRow(resource)) ?? {})],
    })),
  ];
  return sent.flatMap(({ call, names }) => {
    const known = Object.keys(recording[call]?.params ?? {});
    const named = resource.api[call]?.path ?? '';
    return names
      .filter((name) => known.length > 0 && !known.includes(name) && !named.includes(`{${name}}`))
      .map((name) => `${call}: sends '${name}', and ${known.join(', ')} were recorded`);
  });
}

describe.each(recordings)('%s and its recording', (_name, recording, resource) => {
  it('agree, field by field', () => {
    expect(resource && differing(resource, recording).join('\n')).toBe('');
  });

  it('agree on the sent parameters', () => {
    expect(resource && unheard(resource, recording).join('\n')).toBe('');
  });
});

it('every recording is beside its declaration', () => {
  expect(recordings.filter(([, , resource]) => !resource).map(([name]) => name)).toEqual([]);
});
