import { messages as product } from '@i18n/zh-CN/messages';
import versions from '@resources/app/version';
import accounts from '@resources/authority/account';
import roles from '@resources/authority/role';
import roleDetails from '@resources/authority/roleDetail';
import applications from '@resources/evidence/detail';
import invoices from '@resources/money/invoiceDetail';
import users from '@resources/user/detail';
import points from '@resources/user/integral';
import { messages as engine } from 'declared-console/words/zh-CN/messages';
import { describe, expect, it } from 'vitest';
import { formFor } from '../../../src/schema/forms';
import { initialValues } from '../../../src/schema/inputs';
import { shownInputs, type Values, validate } from '../../../src/schema/validate';
import { i } from '../../../src/schema.ts';

const messages: Readonly<Record<string, string>> = { ...engine, ...product };

/** The messages by input, as the specification words them, not looked up in a declaration. */
const said = (...of: Parameters<typeof validate>) =>
  Object.fromEntries(Object.entries(validate(...of)).map(([name, key]) => [name, messages[key]]));

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
const roleEdit = roleDetails.definition.edit;
const { reject } = users.definition.review.decision.actions;
const { check } = applications.definition.review.check.actions;
const version = versions.definition.list.actions.add;
const release = {
  update_time: '2026-01-01 08:00:00',
  current_version: '2.0',
  upper_version: '1.0',
  update_desc: '修复',
  update_content: '修复问题',
  address: '/files/1.apk',
};

const cases: readonly [string, { readonly form: object }, Values, Values, Record<string, string>][] = [
  ['points: all is well', give, given, {}, {}],
  ['points: phone required', give, given, { mobile: ' ' }, { mobile: '手机号不能为空' }],
  ['points: phone too short', give, given, { mobile: '1380013800' }, { mobile: '请输入正确格式的手机号' }],
  ['points: phone too long', give, given, { mobile: '138001380000' }, { mobile: '请输入正确格式的手机号' }],
  [
    'points: phone of no carrier',
    give,
    given,
    { mobile: '12800138000' },
    { mobile: '请输入正确格式的手机号' },
  ],
  ['points: phone with spaces around', give, given, { mobile: ' 13800138000 ' }, {}],
  ['points: user type required', give, given, { type: '' }, { type: '请选择用户类型' }],
  ['points: a user type that nobody knows is none', give, given, { type: '?9' }, { type: '请选择用户类型' }],
  ['points: gift type required', give, given, { pointsType: '' }, { pointsType: '请选择赠送类型' }],
  ['points: amount required', give, given, { points: '' }, { points: '请输入赠送积分的个数' }],
  ['points: amount in words', give, given, { points: '十' }, { points: '数额必须为数字' }],
  ['points: amount zero', give, given, { points: '0' }, { points: '请输入正整数数额' }],
  ['points: amount negative', give, given, { points: '-5' }, { points: '请输入正整数数额' }],
  ['points: amount with decimals', give, given, { points: '1.5' }, { points: '请输入正整数数额' }],
  ['points: amount one', give, given, { points: '1' }, {}],
  ['points: amount typed with a sign', give, given, { points: '+5' }, { points: '请输入正整数数额' }],
  ['points: amount with spaces around', give, given, { points: ' 5 ' }, {}],
  ['points: reason of 200', give, given, { explain: '因'.repeat(200) }, {}],
  [
    'points: reason of 201',
    give,
    given,
    { explain: '因'.repeat(201) },
    { explain: '赠送原因不超过200个字符' },
  ],
  ['points: reason required', give, given, { explain: '' }, { explain: '请输入赠送原因' }],
  ['account: all is well', create, account, {}, {}],
  ['account: username required', create, account, { username: '' }, { username: '用户名不能为空' }],
  [
    'account: username no phone nor e-mail',
    create,
    account,
    { username: 'admin' },
    { username: '请输入正确的手机号或者邮箱号' },
  ],
  ['account: username e-mail', create, account, { username: 'a.b+c@mail.example.com' }, {}],
  [
    'account: username half an e-mail',
    create,
    account,
    { username: 'a@b' },
    { username: '请输入正确的手机号或者邮箱号' },
  ],
  ['account: password required', create, account, { password: '' }, { password: '密码不能为空' }],
  [
    'account: password of letters',
    create,
    account,
    { password: 'abcdef' },
    { password: '请输入不超过30个字符的数字和字母的组合' },
  ],
  [
    'account: password of digits',
    create,
    account,
    { password: '123456' },
    { password: '请输入不超过30个字符的数字和字母的组合' },
  ],
  [
    'account: password with a symbol',
    create,
    account,
    { password: 'abc#123' },
    { password: '请输入不超过30个字符的数字和字母的组合' },
  ],
  ['account: password of 30', create, account, { password: `a${'1'.repeat(29)}` }, {}],
  [
    'account: password of 31',
    create,
    account,
    { password: `a${'1'.repeat(30)}` },
    { password: '请输入不超过30个字符的数字和字母的组合' },
  ],
  [
    'account: password with blanks around it',
    create,
    account,
    { password: ' abc123 ' },
    { password: '请输入不超过30个字符的数字和字母的组合' },
  ],
  [
    'account: a new password is no mask',
    create,
    account,
    { password: '******' },
    { password: '请输入不超过30个字符的数字和字母的组合' },
  ],
  ['account edit: unchanged password', edit, account, { password: '******' }, {}],
  ['account edit: password with a symbol', edit, account, { password: 'abc#123' }, {}],
  [
    'account edit: password of symbols',
    edit,
    account,
    { password: '######' },
    { password: '请输入不超过30个字符的数字和字母的组合' },
  ],
  [
    'account edit: all that is wrong at once',
    edit,
    account,
    { username: 'li', password: `a${'1'.repeat(30)}`, realname: 'Li', mobile: '1', role_id: '' },
    {
      username: '请输入正确的手机号或者邮箱号',
      password: '请输入不超过30个字符的数字和字母的组合',
      realname: '请输入不超过15个字符的中文姓名',
      mobile: '请输入正确的电话格式',
      role_id: '请选择用户角色',
    },
  ],
  [
    'account: username too long',
    create,
    account,
    { username: `${'a'.repeat(100)}@b.com` },
    { username: '请输入正确的手机号或者邮箱号' },
  ],
  ['account edit: password emptied', edit, account, { password: '' }, { password: '密码不能为空' }],
  ['account: real name required', create, account, { realname: '' }, { realname: '姓名不能为空' }],
  [
    'account: real name in letters',
    create,
    account,
    { realname: 'Wang' },
    { realname: '请输入不超过15个字符的中文姓名' },
  ],
  ['account: real name of 15 rare characters', create, account, { realname: '𠮷'.repeat(15) }, {}],
  ['account: real name of 15', create, account, { realname: '王'.repeat(15) }, {}],
  [
    'account: real name of 16',
    create,
    account,
    { realname: '王'.repeat(16) },
    { realname: '请输入不超过15个字符的中文姓名' },
  ],
  ['account: phone required', create, account, { mobile: '' }, { mobile: '电话不能为空' }],
  ['account: mobile phone', create, account, { mobile: '13800138000' }, {}],
  [
    'account: landline without its area',
    create,
    account,
    { mobile: '12345678' },
    { mobile: '请输入正确的电话格式' },
  ],
  ['account: role required', create, account, { role_id: '' }, { role_id: '请选择用户角色' }],
  ['account: landline without a hyphen', create, account, { mobile: '057112345678' }, {}],
  ['role: all is well', role, filledRole, {}, {}],
  ['role: name required', role, filledRole, { roleName: '' }, { roleName: '角色名称不能为空' }],
  [
    'role: name with a symbol',
    role,
    filledRole,
    { roleName: '审核-员' },
    { roleName: '角色名称支持中文、英文、数字,不超过30个字符' },
  ],
  ['role: name of 30', role, filledRole, { roleName: '审'.repeat(30) }, {}],
  [
    'role: name of 31',
    role,
    filledRole,
    { roleName: '审'.repeat(31) },
    { roleName: '角色名称支持中文、英文、数字,不超过30个字符' },
  ],
  ['role: description required', role, filledRole, { roleDesc: '' }, { roleDesc: '角色描述不能为空' }],
  ['role: description of 200', role, filledRole, { roleDesc: '审'.repeat(200) }, {}],
  [
    'role: description of 201',
    role,
    filledRole,
    { roleDesc: '审'.repeat(201) },
    { roleDesc: '角色描述不超过200个字符' },
  ],
  ['role: a module required', role, filledRole, { menuId: [] }, { menuId: '请选择模块权限' }],
  [
    'role edit: nothing of it may be emptied',
    roleEdit,
    filledRole,
    { roleName: '', roleDesc: '', menuId: [] },
    { roleName: '角色名称不能为空', roleDesc: '角色描述不能为空', menuId: '请选择模块权限' },
  ],
  ['rejecting a user: reason required', reject, {}, { account: ' ' }, { account: '请填写拒绝原因' }],
  ['rejecting a user: reason of 200', reject, {}, { account: '因'.repeat(200) }, {}],
  [
    'rejecting a user: reason of 201',
    reject,
    {},
    { account: '因'.repeat(201) },
    { account: '拒绝原因不超过200个字符' },
  ],
  [
    'an application: remark required to pass',
    check,
    { isCheck: 'pass' },
    { checkRemark: '\n' },
    { checkRemark: '请输入审核备注' },
  ],
  [
    'an application: remark required not to pass',
    check,
    { isCheck: 'reject' },
    { checkRemark: '' },
    { checkRemark: '请输入审核备注' },
  ],
  ['an application: remark of 500', check, { isCheck: 'pass' }, { checkRemark: '备'.repeat(500) }, {}],
  [
    'an application: remark of 501',
    check,
    { isCheck: 'pass' },
    { checkRemark: '备'.repeat(501) },
    { checkRemark: '审核备注不超过500个字符' },
  ],
  [
    'an application: result required',
    check,
    { checkRemark: '备' },
    { isCheck: '' },
    { isCheck: '此项不能为空' },
  ],
  ['version: all is well', version, release, {}, {}],
  ['version: time required', version, release, { update_time: '' }, { update_time: '更新时间不能为空' }],
  [
    'version: current required',
    version,
    release,
    { current_version: '' },
    { current_version: '当前版本号不能为空' },
  ],
  ['version: no previous where none is offered', version, release, { upper_version: '' }, {}],
  [
    'version: description required',
    version,
    release,
    { update_desc: '' },
    { update_desc: '更新描述不能为空' },
  ],
  [
    'version: content required',
    version,
    release,
    { update_content: '' },
    { update_content: '更新内容不能为空' },
  ],
  [
    'version: a time that is not on the calendar',
    version,
    release,
    { update_time: '2026-02-30 08:00:00' },
    { update_time: '请输入正确的日期，如 2026-01-31' },
  ],
  [
    'version: more than its columns hold',
    version,
    release,
    { current_version: '1'.repeat(51), update_desc: '述'.repeat(201), update_content: '容'.repeat(2001) },
    { current_version: '输入的内容过长', update_desc: '输入的内容过长', update_content: '输入的内容过长' },
  ],
  ['version: package required', version, release, { address: '' }, { address: '请上传安装包地址' }],
];

describe('the rules of the forms', () => {
  it.each(cases)('%s', (_, form, filled, change, expected) => {
    expect(said(formFor(form as never, {}), { ...filled, ...change })).toEqual(expected);
  });

  it('version: the previous version is required once there is one to choose', () => {
    const form = formFor(version as never, {});
    expect(said(form, { ...release, upper_version: '' }, ['upper_version'])).toEqual({
      upper_version: '请选择上一版本号',
    });
    expect(said(form, release, ['upper_version'])).toEqual({});
  });

  it('version: the package is an .apk of at most 200 MB', () => {
    expect(version.form.address.file).toMatchObject({ extension: '.apk', maxSize: 209_715_200 });
  });

  it('points go to an enterprise unless a person is chosen, with the codes of both', () => {
    const { type, ...empty } = initialValues(give.form);
    expect(type).toBe('company');
    expect(give.form.type.encode('company')).toBe('2');
    expect(Object.values(empty)).toEqual(['', '', '', '']);
  });
});

describe('the reviews of an invoice', () => {
  const { audit, makeOut } = invoices.definition.review;
  const { checkOne } = audit.actions;
  const { checkTwo } = makeOut.actions;
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
    [{ status: 'reject', remark: '' }, { remark: '请输入原因' }],
    [{ status: 'reject', remark: '税号有误' }, {}],
    [{ status: '', remark: '' }, { status: '此项不能为空' }],
    [{ status: 'submit', remark: '字'.repeat(150) }, {}],
    [{ status: 'submit', remark: '字'.repeat(151) }, { remark: '不超过150个字符' }],
  ])('first review %j', (values, expected) => {
    expect(said(first, values)).toEqual(expected);
  });

  it.each([
    [{}, {}],
    [{ dealTime: '' }, { dealTime: '开票时间不能为空' }],
    [{ dealUser: '' }, { dealUser: '开票人名不能为空' }],
    [{ dealCode: '' }, { dealCode: '发票代码不能为空' }],
    [{ dealNum: '' }, { dealNum: '发票号码不能为空' }],
    [{ courierNumber: '' }, { courierNumber: '快递单号不能为空' }],
    [{ status: '' }, { status: '此项不能为空' }],
    [{ dealTime: '2026-13-01' }, { dealTime: '请输入正确的日期，如 2026-01-31' }],
    [
      {
        dealUser: '1'.repeat(51),
        dealCode: '1'.repeat(51),
        dealNum: '1'.repeat(51),
        courierNumber: '1'.repeat(51),
      },
      {
        dealUser: '输入的内容过长',
        dealCode: '输入的内容过长',
        dealNum: '输入的内容过长',
        courierNumber: '输入的内容过长',
      },
    ],
    [{ status: 'reject', remark: '' }, { remark: '请输入原因' }],
    [{ status: 'reject', remark: '退回', dealTime: '', courierNumber: '' }, {}],
    [{ status: 'reject', remark: '字'.repeat(151) }, { remark: '不超过150个字符' }],
  ])('finance step %j', (change, expected) => {
    expect(said(finance('special'), { ...billed, ...change })).toEqual(expected);
  });

  it('the electronic ordinary invoice is sent without a courier', () => {
    expect(said(finance('electronicOrdinary'), { ...billed, courierNumber: '' })).toEqual({});
  });

  it('every other kind of invoice needs one', () => {
    for (const type of ['paperOrdinary', 'special', '?9'])
      expect(said(finance(type), { ...billed, courierNumber: ' ' })).toEqual({
        courierNumber: '快递单号不能为空',
      });
  });

  it('hidden inputs are left out', () => {
    expect(Object.keys(shownInputs(finance('special'), { status: 'reject' }))).toEqual(['status', 'remark']);
  });
});

describe('a rule of a form', () => {
  const inputs = { kind: i.text(), note: i.text(), size: i.text() };
  const shown = { note: { kind: 'other' } };

  it('requires nothing that is not shown', () => {
    const rules = [{ require: ['note'], message: 'required' }] as const;
    expect(validate({ inputs, shown, rules }, { kind: 'one', note: '' })).toEqual({});
    expect(validate({ inputs, shown, rules }, { kind: 'other', note: '' })).toEqual({ note: 'required' });
  });

  it('with a pattern accepts an empty optional input', () => {
    const rules = [{ matches: { size: /^\d+$/ }, message: 'amountNotNumber' }] as const;
    expect(validate({ inputs, rules }, { size: ' ' })).toEqual({});
    expect(validate({ inputs, rules }, { size: 'x' })).toEqual({ size: 'amountNotNumber' });
  });
});
