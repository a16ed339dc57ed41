import { codec } from '@resources/codec';
import { resources } from '@resources/manifest';
import { describe, expect, it } from 'vitest';
import { differences, NEVER, sentenceOf } from '../../../src/tools/contract/differences';
import answers from './elsewhere.json';

const answered = { status: 200, headers: new Headers() };

/** A recording by `npm run contract -- --record`, of a server written from the specification only. */
describe.each(Object.entries(answers))('the answers of a server of other hands, %s', (name, calls) => {
  it.each(Object.entries(calls))('%s, are as declared', async (asked, answer) => {
    const load = resources[name];
    if (!load) throw new Error(`no resource is declared as '${name}'`);
    const { api, definition, record } = (await load()).default;
    const declared = Object.entries(api).find(([, { method, path }]) => `${method} ${path}` === asked);
    if (!declared) throw new Error(`${asked} is not declared`);
    const [label, call] = declared;
    const data = codec.open(answer, answered, call);
    if (label !== definition.list?.call && label !== definition.detail?.call) return;
    const rows = label === definition.list?.call ? codec.page(data, call).rows : [data];
    const found = differences(record, rows, { more: true }).filter((each) => each.found !== NEVER);
    expect(found.map(sentenceOf)).toEqual([]);
  });
});
