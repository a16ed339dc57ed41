import { codec } from '@resources/codec';
import { resources } from '@resources/manifest';
import { describe, expect, it } from 'vitest';
import { callOfInput, type FilterKind, type Input } from '../../../src/schema/inputs';
import { forms, inputs, sampleRow } from '../../../src/schema/lint/parts';
import type { AnyResource } from '../../../src/schema/resource';
import { differences, sentenceOf } from '../../../src/tools/contract/differences';
import { fieldsChosenBy, recordedProblems } from '../../../src/tools/contract/filters';
import { decoded } from '../../../src/tools/contract/reader';
import type { Recording } from '../../../src/tools/declare/write/recording';

const answered = { status: 200, headers: new Headers() };

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
function differing(resource: AnyResource, recording: Recording): readonly string[] {
  const { record, api, definition } = resource;
  const chosen = inputs(resource).flatMap(({ part }) => {
    const call = callOfInput(part);
    return call ? [`${call.method} ${call.path}`] : [];
  });
  return Object.entries(recording).flatMap(([name, { call, answer }]) => {
    const declared = api[name];
    const now = declared && `${declared.method} ${declared.path}`;
    // The choices of an input are recorded, too.
    if (!declared) return chosen.includes(call) ? [] : [`${name}: recorded, and not declared`];
    if (now !== call) return [`${name}: declared ${now}, recorded ${call}`];
    if (name !== definition.list?.call && name !== definition.detail?.call) return [];
    const data = codec.open(answer, answered, declared);
    return differences(record, name === definition.list?.call ? codec.page(data, declared).rows : [data]).map(
      sentenceOf,
    );
  });
}

/** The filters whose codes the recorded request or its rows contradict, one line each. */
function contradicted(resource: AnyResource, recording: Recording): readonly string[] {
  const { list } = resource.definition;
  const { params = {}, answer } = recording[list?.call ?? ''] ?? {};
  const call = resource.api[list?.call ?? ''];
  const rows = call ? decoded(resource, codec.page(codec.open(answer, answered, call), call).rows) : [];
  return Object.entries<Input<FilterKind>>(list?.filters ?? {}).flatMap(([name, input]) =>
    recordedProblems(name, input, params[name] ?? '', { rows, fields: fieldsChosenBy(input, resource) }),
  );
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

  it('agree on the codes of filters', () => {
    expect(resource && contradicted(resource, recording).join('\n')).toBe('');
  });

  it('agree on the sent parameters', () => {
    expect(resource && unheard(resource, recording).join('\n')).toBe('');
  });
});

it('every recording is beside its declaration', () => {
  expect(recordings.filter(([, , resource]) => !resource).map(([name]) => name)).toEqual([]);
});
