import applications from '@resources/evidence/detail';
import gifts from '@resources/money/giftDetail';
import invoices from '@resources/money/invoiceDetail';
import users from '@resources/user/detail';
import { expect, test } from 'vitest';
import { sampleShape } from '../../../src/model/shape';
import { decodeRow } from '../../../src/schema/record';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f } from '../../../src/schema.ts';
import { canonicalRecord } from '../../../src/ui/receipts/canonicalRecord';
import { digestedFields } from '../../../src/ui/receipts/digestedFields';
import { compareRecord, digestRecord } from '../../../src/ui/receipts/recordDigest';
import { stableUrl } from '../../../src/ui/receipts/stableUrl';

const sink = () => {};
const decoded = (resource: AnyResource, wire: object) =>
  decodeRow(resource.record, '#', wire, { where: '', index: 0, sink });
const pathsOf = (resource: AnyResource) => digestedFields(resource).map(({ path }) => path);

const sample = (resource: AnyResource) => sampleShape(resource.record, 1) as Record<string, object>;
/** A user as it is sent, with something else in it. */
const user = ({ userInfo = {}, userDetailInfo = {}, ...more }: Record<string, object> = {}) => {
  const wire = sample(users as AnyResource);
  return decoded(users as AnyResource, {
    ...wire,
    ...more,
    userInfo: { ...wire.userInfo, user_status: '2', ...userInfo },
    userDetailInfo: { ...wire.userDetailInfo, ...userDetailInfo },
  });
};

test('what is digested is what the page shows, without what any of its decisions changes', () => {
  expect(pathsOf(users as AnyResource)).toEqual([
    'userDetailInfo.address',
    'userDetailInfo.author_back',
    'userDetailInfo.author_front',
    'userDetailInfo.author_hand',
    'userDetailInfo.contact_idcard',
    'userDetailInfo.file',
    'userDetailInfo.legal_person',
    'userDetailInfo.license',
    'userDetailInfo.name',
    'userDetailInfo.tax_number',
    'userDetailInfo.type',
    'userInfo.mobile',
    'userInfo.name',
  ]);
  const application = pathsOf(applications as AnyResource);
  expect(application).toContain('orderMoney');
  expect(application).toContain('list');
  for (const changed of ['notarialStatus', 'checkRemark', 'checkRecords'])
    expect(application).not.toContain(changed);
  // Both steps of an invoice, and not the applicant's own remark, which is sent by the name of an input.
  const invoice = pathsOf(invoices as AnyResource);
  expect(invoice).toContain('remark');
  expect(invoice.filter((path) => /^(status|first_remark|check_|deal_|courier)/.test(path))).toEqual([]);
  expect(pathsOf(gifts as AnyResource)).toEqual([
    'admin',
    'company',
    'explain',
    'mobile',
    'points',
    'time',
    'type',
    'user_type',
  ]);
});

test('a decision changes nothing; any field that is shown does, also one that appears or is no longer read', () => {
  const resource = users as AnyResource;
  const before = digestRecord(resource, user());
  const decision = { id: '1', verifier: 'Ada', verify_time: '2026-01-01 08:00:00', reason: '', status: '1' };
  const decided = user({
    userInfo: { user_status: '3', app_id: 'new', security_key: 'k' },
    checkRecords: [decision],
  });
  expect(compareRecord(resource, decided, before)).toBe('unchanged');
  const changes: readonly Record<string, object>[] = [
    { userDetailInfo: { contact_idcard: '110101199003078515' } },
    { userDetailInfo: { address: '' } },
    { userDetailInfo: { license: '/api/files/other.png' } },
    { userInfo: { mobile: { not: 'a number' } } },
  ];
  for (const changed of changes) expect(compareRecord(resource, user(changed), before)).toBe('changed');
});

test('equal records have different digests, so that nobody finds one by the other', () => {
  const [one, other] = [
    digestRecord(users as AnyResource, user()),
    digestRecord(users as AnyResource, user()),
  ];
  expect(one.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(one.digest).not.toBe(other.digest);
  expect(one.fields).toBe(other.fields);
});

const things = (record: ReturnType<typeof defineRecord>, shown: readonly string[]) =>
  defineResource({
    name: 'area/things',
    record,
    api: {},
    build: ({ facts, rows }) => ({
      key: '#' as const,
      show: {
        sections: {
          all: facts(shown as never),
          parts: rows('parts' as never, { columns: ['name', 'size'] as never }),
        },
      },
    }),
  }) as unknown as AnyResource;
const shape = defineRecord({
  name: f.text(),
  size: f.maybe(f.int()),
  parts: f.list({ name: f.text(), size: f.int(), seen: f.text() }),
});
const thing = things(shape, ['name', 'size']);
const canonical = (wire: object) => canonicalRecord(thing, digestedFields(thing), decoded(thing, wire));

test('the text of a record is the same for the same content, however it is sent', () => {
  const rows = [
    { name: 'b', size: 2, seen: 'x' },
    { name: 'a', size: 1, seen: 'y' },
  ];
  const text = canonical({ name: 'n', size: null, parts: rows });
  expect(text).toBe(
    JSON.stringify([
      ['name', 'n'],
      ['parts', ['[["name","a"],["size",1]]', '[["name","b"],["size",2]]']],
      ['size', null],
    ]),
  );
  const again = rows.toReversed().map((row) => ({ ...row, size: String(row.size), seen: 'other' }));
  expect(canonical({ parts: again, name: 'n', other: 1 })).toBe(text);
  expect(canonical({ name: 'n', parts: rows.slice(1) })).not.toBe(text);
  expect(canonical({ name: 'n', parts: 'broken' })).not.toBe(canonical({ name: 'n', parts: [] }));
});

test('a declaration that shows or decodes other fields can’t be compared', () => {
  const before = digestRecord(thing, decoded(thing, { name: 'n' }));
  const record = decoded(thing, { name: 'n' });
  expect(compareRecord(thing, record, before)).toBe('unchanged');
  for (const other of [
    things(shape, ['name']),
    things({ ...shape, size: f.text() }, ['name', 'size']),
    things({ ...shape, parts: f.list({ name: f.text(), size: f.text() }) }, ['name', 'size']),
  ])
    expect(compareRecord(other, record, before)).toBe('incomparable');
});

test('the address of a file is compared without what differs at each reading', () => {
  const signed =
    'https://files.example/a/b.png?id=4&Expires=1&Signature=x&x-oss-security-token=t&OSSAccessKeyId=k';
  expect(stableUrl(signed)).toBe('files.example/a/b.png?id=4');
  expect(stableUrl('/api/files/p/1.png?expires=5&session=7&sig=s')).toBe(
    stableUrl('/api/files/p/1.png?expires=6&session=8&sig=t'),
  );
  expect(stableUrl('/f?id=4')).not.toBe(stableUrl('/f?id=5'));
  expect(stableUrl('https://a.example/f')).not.toBe(stableUrl('https://b.example/f'));
});
