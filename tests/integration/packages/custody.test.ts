import { readFileSync } from 'node:fs';
import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import { describe, expect, it } from 'vitest';
import { type Packed, packageOf, sha256, sm3 } from '../../support/bags';
import { generatedFiles } from '../../support/generatedPackages';
import { unpack } from '../../support/unpack';

const shapes = new Store(
  new Parser().parse(readFileSync(`${import.meta.dirname}/custody-shapes.ttl`, 'utf8')),
);

/** The custody.jsonld of a package. */
async function custodyOf(packed: readonly Packed[]) {
  const bag = await unpack((await packageOf(packed)).archive);
  const [, body] = [...bag].find(([path]) => path.endsWith('/custody.jsonld')) ?? [];
  return JSON.parse(String(body));
}

/** What the shapes say against a document, which must mean something without any network. */
async function violations(document: jsonld.JsonLdDocument): Promise<readonly string[]> {
  const options = {
    format: 'application/n-quads' as const,
    safe: true,
    documentLoader: () => Promise.reject(new Error('the network was asked')),
  };
  const quads = String(await jsonld.toRDF(document, options));
  const data = new Store([...new Parser().parse(quads), ...shapes]);
  const report = new SHACLValidator(shapes).validate(data);
  return (await report).results.map(({ path, focusNode, sourceConstraintComponent }) =>
    [focusNode, path, sourceConstraintComponent].map((term) => term?.value).join(' '),
  );
}

const body = Buffer.from('what was preserved');
const device = {
  name: '取证手机',
  model_name: 'X1',
  version: '',
  version_sys: '14',
  processor: 'Kirin 9000',
  core: '',
  type: 'android',
} as const;
const full: Packed = {
  number: 'WQ1',
  body,
  title: '合同.png',
  certificate: {
    file_hash: `sm3:${sm3(body)}`,
    sha256: sha256(body),
    facts: {
      record: {
        baoquan: 'id1',
        startAt: '2026-11-01 10:00:00',
        endAt: '2026-11-01 10:05:00',
        saveTime: '2026-11-01 10:06:07',
        address: '上海市',
        title: '合同.png',
        configInfo: device,
      },
      downloads: {
        rows: [
          { operator: '李四', operate_time: '2026-11-10 09:00:00' },
          { operator: '', operate_time: '' },
        ],
        total: 5,
      },
    },
  },
};

interface Node {
  readonly '@id': string;
  readonly [property: string]: unknown;
}

describe('custody.jsonld', () => {
  it('is CASE/UCO by its shapes, whatever is known or not', async () => {
    expect(await violations(await custodyOf([full]))).toEqual([]);
    for (let seed = 1; seed <= 10; seed += 1)
      expect(await violations(await custodyOf(generatedFiles(seed))), String(seed)).toEqual([]);
  });

  it('is held to shapes that find a misspelt property, a wrong type and a missing node', async () => {
    const text = JSON.stringify(await custodyOf([full]));
    const wrong = (from: string, to: string) => violations(JSON.parse(text.replaceAll(from, to)));
    expect(await wrong('uco-action:performer', 'uco-action:performedBy')).not.toEqual([]);
    expect(await wrong('xsd:dateTime', 'xsd:date')).not.toEqual([]);
    expect(await wrong('"@type":"uco-identity:Identity"', '"@type":"uco-identity:Identities"')).not.toEqual(
      [],
    );
    expect(await wrong('urn:uuid:', 'urn:other:')).not.toEqual([]);
  });

  it('says who did what, when and with what, and which digests each saw', async () => {
    const nodes: readonly Node[] = (await custodyOf([full]))['uco-core:object'];
    const of = (reference: unknown): Node | undefined =>
      nodes.find((node) => node['@id'] === (reference as { '@id': string } | undefined)?.['@id']);
    const named = (name: string) => nodes.filter((node) => node['uco-core:name'] === name);
    const words = (key: string) => named(`pages.downloads.package.custody.${key}`);
    const time = (node: Node | undefined, property: string) =>
      (node?.[`uco-action:${property}`] as { '@value': string } | undefined)?.['@value'];

    const [captured] = words('captured');
    expect([time(captured, 'startTime'), time(captured, 'endTime')]).toEqual([
      '2026-11-01T10:00:00+08:00',
      '2026-11-01T10:05:00+08:00',
    ]);
    const instruments = [captured?.['uco-action:instrument']].flat().map(of);
    expect(instruments).toMatchObject([{ 'uco-core:name': '取证手机' }, { 'uco-core:name': 'Android' }]);
    expect(JSON.stringify(instruments)).toContain('Kirin 9000');
    const [preserved] = words('preserved');
    expect(time(preserved, 'endTime')).toBe('2026-11-01T10:06:07+08:00');
    // A certificate doesn't say who preserved its file.
    expect(preserved).not.toHaveProperty('uco-action:performer');
    expect(words('downloaded').map((node) => of(node['uco-action:performer'])?.['uco-core:name'])).toEqual([
      '李四',
      undefined,
    ]);
    const [packed] = words('packed');
    expect(of(packed?.['uco-action:performer'])).toMatchObject({ 'uco-core:name': '管理员' });
    expect(time(packed, 'endTime')).toBe('2026-11-22T00:00:00.000Z');
    const [compared] = words('compared');
    const [certified, here] = [compared?.['uco-action:object']]
      .flat()
      .map((each) => JSON.stringify(of(each)).toLowerCase());
    for (const digest of [sha256(body), sm3(body)]) {
      expect(certified).toContain(digest);
      expect(here).toContain(digest);
    }
  });

  it('leaves out what nobody knows, and invents no algorithm of a digest', async () => {
    const other = sha256('another');
    const bare = { number: 'WQ2', body, certificate: { file_hash: other, facts: { record: {} } } };
    const document = await custodyOf([bare]);
    const text = JSON.stringify(document);
    for (const absent of ['captured', 'preserved', 'downloaded'])
      expect(text).not.toContain(`"pages.downloads.package.custody.${absent}"`);
    expect(text).not.toContain(other.toUpperCase());
    expect(text).toContain('pages.downloads.package.custody.unstated');
    const unread = JSON.stringify(await custodyOf([{ number: 'WQ3', body }]));
    expect(unread).not.toContain('custody.compared');
  });

  it('says of a file that could not be had that it was tried, and why', async () => {
    const text = JSON.stringify(await custodyOf([full, { number: 'WQ4', body, endsAt: 0 }]));
    expect(text).toContain('"uco-action:actionStatus":"Fail","uco-core:description":"无下载文件"');
  });
});
