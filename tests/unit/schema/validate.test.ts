import versions from '@resources/app/version';
import accounts from '@resources/authority/account';
import roles from '@resources/authority/role';
import invoices from '@resources/money/invoiceDetail';
import points from '@resources/user/integral';
import { describe, expect, it } from 'vitest';
import type { MessageKey } from '@/schema/messages';
import { formFor, shownInputs, type Values, validate } from '@/schema/validate';

const give = points.definition.list.actions.give;
const given = { mobile: '13800138000', type: 'company', pointsType: 'test', points: '10', explain: '补偿' };
const { create, edit } = accounts.definition;
const account = {
  username: '13800138000',
  password: 'abc123',
  realname: '王小明',
  mobile: '010-12345678',
  role_id: '2',
};
const role = roles.definition.create;
const filledRole = { roleName: '审核员2', roleDesc: '审核', menuId: ['1'] };
const version = versions.definition.list.actions.add;
const release = {
  update_time: '2026-01-01 08:00:00',
  current_version: '2.0',
  upper_version: '1.0',
  update_desc: '修复',
  update_content: '修复问题',
  address: '/files/1.apk',
};

const cases: readonly [string, { readonly form: object }, Values, Values, Record<string, MessageKey>][] = [
  ['points: all is well', give, given, {}, {}],
  ['points: phone required', give, given, { mobile: ' ' }, { mobile: 'phoneRequired' }],
  ['points: phone too short', give, given, { mobile: '1380013800' }, { mobile: 'phoneWrong' }],
  ['points: phone too long', give, given, { mobile: '138001380000' }, { mobile: 'phoneWrong' }],
  ['points: phone of no carrier', give, given, { mobile: '12800138000' }, { mobile: 'phoneWrong' }],
  ['points: phone with spaces around', give, given, { mobile: ' 13800138000 ' }, {}],
  ['points: user type required', give, given, { type: '' }, { type: 'userTypeRequired' }],
  ['points: gift type required', give, given, { pointsType: '' }, { pointsType: 'giftTypeRequired' }],
  ['points: amount required', give, given, { points: '' }, { points: 'amountRequired' }],
  ['points: amount in words', give, given, { points: '十' }, { points: 'amountNotNumber' }],
  ['points: amount zero', give, given, { points: '0' }, { points: 'amountNotPositive' }],
  ['points: amount negative', give, given, { points: '-5' }, { points: 'amountNotPositive' }],
  ['points: amount with decimals', give, given, { points: '1.5' }, { points: 'amountNotPositive' }],
  ['points: amount one', give, given, { points: '1' }, {}],
  ['points: reason required', give, given, { explain: '' }, { explain: 'giftReasonRequired' }],
  ['account: all is well', create, account, {}, {}],
  ['account: username required', create, account, { username: '' }, { username: 'usernameRequired' }],
  [
    'account: username no phone nor e-mail',
    create,
    account,
    { username: 'admin' },
    { username: 'usernameWrong' },
  ],
  ['account: username e-mail', create, account, { username: 'a.b+c@mail.example.com' }, {}],
  ['account: username half an e-mail', create, account, { username: 'a@b' }, { username: 'usernameWrong' }],
  ['account: password required', create, account, { password: '' }, { password: 'passwordRequired' }],
  ['account: password of letters', create, account, { password: 'abcdef' }, { password: 'passwordWrong' }],
  ['account: password of digits', create, account, { password: '123456' }, { password: 'passwordWrong' }],
  [
    'account: password with a symbol',
    create,
    account,
    { password: 'abc#123' },
    { password: 'passwordWrong' },
  ],
  ['account: password of 30', create, account, { password: `a${'1'.repeat(29)}` }, {}],
  [
    'account: password of 31',
    create,
    account,
    { password: `a${'1'.repeat(30)}` },
    { password: 'passwordWrong' },
  ],
  [
    'account: a new password is no mask',
    create,
    account,
    { password: '******' },
    { password: 'passwordWrong' },
  ],
  ['account edit: unchanged password', edit, account, { password: '******' }, {}],
  ['account edit: password with a symbol', edit, account, { password: 'abc#123' }, {}],
  ['account edit: password of symbols', edit, account, { password: '######' }, { password: 'passwordWrong' }],
  ['account edit: password emptied', edit, account, { password: '' }, { password: 'passwordRequired' }],
  ['account: real name required', create, account, { realname: '' }, { realname: 'realNameRequired' }],
  ['account: real name in letters', create, account, { realname: 'Wang' }, { realname: 'realNameWrong' }],
  ['account: real name of 15', create, account, { realname: '王'.repeat(15) }, {}],
  ['account: real name of 16', create, account, { realname: '王'.repeat(16) }, { realname: 'realNameWrong' }],
  ['account: phone required', create, account, { mobile: '' }, { mobile: 'contactPhoneRequired' }],
  ['account: mobile phone', create, account, { mobile: '13800138000' }, {}],
  [
    'account: landline without its area',
    create,
    account,
    { mobile: '12345678' },
    { mobile: 'contactPhoneWrong' },
  ],
  ['account: role required', create, account, { role_id: '' }, { role_id: 'roleRequired' }],
  ['role: all is well', role, filledRole, {}, {}],
  ['role: name required', role, filledRole, { roleName: '' }, { roleName: 'roleNameRequired' }],
  ['role: name with a symbol', role, filledRole, { roleName: '审核-员' }, { roleName: 'roleNameWrong' }],
  ['role: name of 30', role, filledRole, { roleName: '审'.repeat(30) }, {}],
  ['role: name of 31', role, filledRole, { roleName: '审'.repeat(31) }, { roleName: 'roleNameWrong' }],
  ['role: description required', role, filledRole, { roleDesc: '' }, { roleDesc: 'roleDescRequired' }],
  ['role: description of 200', role, filledRole, { roleDesc: '审'.repeat(200) }, {}],
  [
    'role: description of 201',
    role,
    filledRole,
    { roleDesc: '审'.repeat(201) },
    { roleDesc: 'roleDescTooLong' },
  ],
  ['role: a module required', role, filledRole, { menuId: [] }, { menuId: 'modulesRequired' }],
  ['version: all is well', version, release, {}, {}],
  ['version: time required', version, release, { update_time: '' }, { update_time: 'updateTimeRequired' }],
  [
    'version: current required',
    version,
    release,
    { current_version: '' },
    { current_version: 'currentVersionRequired' },
  ],
  ['version: no previous where none is offered', version, release, { upper_version: '' }, {}],
  [
    'version: description required',
    version,
    release,
    { update_desc: '' },
    { update_desc: 'updateDescRequired' },
  ],
  [
    'version: content required',
    version,
    release,
    { update_content: '' },
    { update_content: 'updateContentRequired' },
  ],
  ['version: package required', version, release, { address: '' }, { address: 'packageRequired' }],
];

describe('the rules of section 5', () => {
  it.each(cases)('%s', (_, form, filled, change, expected) => {
    expect(validate(formFor(form as never, {}), { ...filled, ...change })).toEqual(expected);
  });

  it('version: a previous one is required once one is offered', () => {
    const form = formFor(version as never, {});
    expect(validate(form, { ...release, upper_version: '' }, ['upper_version'])).toEqual({
      upper_version: 'upperVersionRequired',
    });
    expect(validate(form, release, ['upper_version'])).toEqual({});
  });
});

describe('the reviews of an invoice', () => {
  const { checkOne, checkTwo } = invoices.definition.actions;
  const first = formFor(checkOne as never, {});
  const finance = (type: string) => formFor(checkTwo as never, { type });
  const billed = {
    status: 'agree',
    dealTime: '2026-01-01',
    dealUser: '李',
    dealCode: '1',
    dealNum: '2',
    courierNumber: 'SF1',
  };

  it.each([
    [{ status: 'submit', remark: '' }, {}],
    [{ status: 'reject', remark: '' }, { remark: 'reasonRequired' }],
    [{ status: 'reject', remark: '税号有误' }, {}],
    [{ status: 'submit', remark: '字'.repeat(150) }, {}],
    [{ status: 'submit', remark: '字'.repeat(151) }, { remark: 'remarkTooLong' }],
  ])('first review %j', (values, expected) => {
    expect(validate(first, values)).toEqual(expected);
  });

  it.each([
    [{}, {}],
    [{ dealTime: '' }, { dealTime: 'billingTimeRequired' }],
    [{ dealUser: '' }, { dealUser: 'billerRequired' }],
    [{ dealCode: '' }, { dealCode: 'invoiceCodeRequired' }],
    [{ dealNum: '' }, { dealNum: 'invoiceNumberRequired' }],
    [{ courierNumber: '' }, { courierNumber: 'courierRequired' }],
    [{ status: 'reject', remark: '' }, { remark: 'reasonRequired' }],
    [{ status: 'reject', remark: '退回', dealTime: '', courierNumber: '' }, {}],
    [{ status: 'reject', remark: '字'.repeat(151) }, { remark: 'remarkTooLong' }],
  ])('finance step %j', (change, expected) => {
    expect(validate(finance('special'), { ...billed, ...change })).toEqual(expected);
  });

  it('the electronic ordinary invoice is sent without a courier', () => {
    expect(validate(finance('electronicOrdinary'), { ...billed, courierNumber: '' })).toEqual({});
  });

  it('what is not shown is not there', () => {
    expect(Object.keys(shownInputs(finance('special'), { status: 'reject' }))).toEqual(['status', 'remark']);
  });
});
