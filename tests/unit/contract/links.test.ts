import { describe, expect, it } from 'vitest';
import { sampleRows } from '../../../src/schema/lint/parts';
import type { AnyRow, AnyShown } from '../../../src/schema/resource';
import { embeddedIn, leadsTo, targetsOf } from '../../../src/tools/contract/links';
import { loadOwn } from '../../support/declared';

const application = await loadOwn();
const { resources } = application;
const declared = (name: string) => {
  const resource = resources[name];
  if (!resource) throw new Error(`no resource is declared as '${name}'`);
  return resource;
};
const of = (name: string, row: object) =>
  targetsOf(declared(name), { ...sampleRows(declared(name))[0], ...row } as AnyRow, application);

describe('a row of a list leads', () => {
  it('to the record of a page, by the parameters of its address', () => {
    expect(of('user/enterprise', { user_id: '7', user_status: 'awaiting' })).toEqual([
      {
        as: 'detail',
        resource: 'user/Detail',
        id: '7',
        route: { user_id: '7', kind: 'enterprise', status: expect.any(String) },
      },
    ]);
  });

  it('to a list on its own page, with parameters from the address', () => {
    expect(of('user/balance', { user_id: '7' })).toEqual([
      { as: 'list', resource: 'user/balance/detail', params: { userId: '7' } },
    ]);
  });

  it('to the record that a form starts with, and to the list of a dialog', () => {
    expect(of('authority/account', { id: '7', admin_id: '7', position: 'clerk' })).toEqual([
      { as: 'detail', resource: 'authority/account', id: '7', route: {} },
      { as: 'list', resource: 'authority/session', params: { account_id: '7' } },
      { as: 'list', resource: 'authority/changeRecords', params: { roleOrAccountId: '7', type: '2' } },
    ]);
  });

  it('to nothing that the server does not say it offers', async () => {
    const specified = await loadOwn([]);
    const account = specified.resources['authority/account'];
    if (!account) throw new Error('no accounts are declared');
    const row = { ...sampleRows(account)[0], id: '7', admin_id: '7', position: 'clerk' } as AnyRow;
    const led = targetsOf(account, row, specified).map(({ resource }) => resource);
    expect(led).toEqual(['authority/account', 'authority/changeRecords']);
    expect(specified.resources).not.toHaveProperty('authority/audit');
  });

  it('to the requests of a hand-written page', () => {
    expect(of('online/move', { attestation_id: '7', status: 'success' })).toContainEqual({
      as: 'detail',
      resource: 'online/proView',
      id: '7',
      route: {},
      params: { type: '4' },
    });
  });

  it('nowhere by an action that is not offered for the row', () => {
    const unpaid = of('evidence/results', { payStatus: 'unpaid', baoquan_no: '' });
    expect(unpaid).toEqual([]);
  });
});

it('a record leads to the lists within its page', () => {
  expect(embeddedIn(declared('money/invoiceDetail'), { id: '7', route: {} } as unknown as AnyShown)).toEqual([
    { as: 'list', resource: 'money/invoice/orders', params: { id: '7' } },
  ]);
});

it('a declaration leads to everything that some row may lead to', () => {
  expect(leadsTo(declared('evidence/results'), application)).toEqual(['evidence/preview', 'evidence/detail']);
  expect(leadsTo(declared('money/invoiceDetail'), application)).toEqual(['money/invoice/orders']);
});
