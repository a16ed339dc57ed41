import { certificate as zh } from '@i18n/zh-CN/pages/certificate';
import { certificate as shape } from '@resources/certificate';
import { answersOf, gapsIn } from '@resources/evidence/factors/answersOf';
import { answers, factors, untold } from '@resources/evidence/factors/factors';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../src/model/unread';

const HASH = 'ab'.repeat(32);
const words = (key: string, options: Record<string, unknown> = {}): string => {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>>)?.[name], {
      pages: { certificate: zh },
    });
  const text = typeof found === 'string' ? found : key;
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name]));
};
const whole = {
  title: '合同.pdf',
  fileType: 'image',
  address: '杭州市',
  startAt: '2026-01-31 08:00:00',
  endAt: '2026-01-31 08:05:00',
  saveTime: '2026-01-31 08:06:00',
  isApp: 'photo',
  sha256: HASH,
  blockchain_hash: '0xfeed',
  configInfo: {
    name: 'P60',
    model_name: 'LNA',
    version: '1',
    version_sys: '4',
    processor: 'x',
    core: 'y',
    type: 'android',
  },
} as const;
const told = (record: object) =>
  Object.fromEntries(answersOf(record as never, words).map(({ name, told: things }) => [name, things]));

describe('what a certificate says of what courts ask about', () => {
  it('is told by the label of each field, and never as a conclusion', () => {
    const { time, environment, chain, integrity } = told(whole);
    expect(time).toEqual([
      { label: '开始时间', value: '2026-01-31 08:00:00' },
      { label: '结束时间', value: '2026-01-31 08:05:00' },
      { label: '保全时间', value: '2026-01-31 08:06:00' },
    ]);
    expect(environment?.[0]).toEqual({ label: '设备名称', value: 'P60' });
    expect(integrity).toContainEqual({ label: 'SHA-256', value: HASH, isHash: true });
    expect(chain).toContainEqual({ label: '交易编号', value: '0xfeed', isHash: true });
    for (const text of JSON.stringify(zh.factors).match(/[^"]+/g) ?? [])
      expect(text).not.toMatch(/(?<!不构成)(?:具有法律效力|应当认定|可以认定|真实有效|证明力)/);
  });

  it('is told as it came where it can’t be read', () => {
    expect(told({ startAt: unreadable('昨天') }).time?.[0]).toEqual({ label: '开始时间', value: '昨天' });
  });

  it('calls an algorithm unknown where the certificate does not state it', () => {
    expect(told({ file_hash: HASH }).integrity).toContainEqual({
      label: '文件哈希（算法未注明）',
      value: HASH,
      isHash: true,
    });
  });

  it('names first what no call says, and whatever a certificate lacks', () => {
    const all = answersOf({} as never, words);
    const gaps = gapsIn(all, words);
    for (const thing of Object.values(zh.factors.untold)) expect(gaps.join('\n')).toContain(thing);
    expect(gaps.find((gap) => gap.startsWith('系统环境'))).toMatch(/：设备名称、设备型号、/);
    const some = answersOf(whole as never, words);
    const isGap = some.map(({ told: things }) => things.every(({ value }) => value === undefined));
    expect(isGap).toEqual(isGap.toSorted((a, b) => Number(b) - Number(a)));
    expect(some.slice(0, 2).map(({ name }) => name)).toEqual(['subject', 'storage']);
    expect(gapsIn(some, words)[0]).toBe('生成主体：由谁生成和保全');
    expect(gapsIn(some, words).join('\n')).not.toContain('设备型号');
  });
});

it('each field of a certificate answers a factor, but for those that say nothing of the evidence', () => {
  const silent = Object.keys(shape).filter((field) => !Object.hasOwn(answers, field));
  expect(silent.sort()).toEqual(['baoquan', 'hash_algorithm', 'html', 'isDownload', 'path']);
});

it('each factor is answered, has articles, and words for all of it in both languages', () => {
  for (const [name, { articles }] of Object.entries(factors)) {
    expect([...Object.values(answers), ...Object.values(untold)], name).toContain(name);
    for (const key of [
      ...articles.map((each) => `articles.${each}`),
      `names.${name}`,
      `sources.${name}`,
      `repeats.${name}`,
    ])
      expect(words(`pages.certificate.factors.${key}`), key).not.toMatch(/^pages/);
  }
});
