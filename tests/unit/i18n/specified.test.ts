import { loadArea, loadConsole } from '@i18n/load';
import { login } from '@i18n/zh-CN/login';
import { mobile } from '@i18n/zh-CN/mobile';
import { createDictionary } from 'declared-console/words/dictionary';
import { expect, it } from 'vitest';

const areas = ['app', 'authority', 'downloads', 'evidence', 'money', 'review', 'user'];
const words = createDictionary(
  await loadConsole('zh-CN'),
  ...(await Promise.all(areas.map((area) => loadArea('zh-CN', area)))),
  { login, mobile },
);

/** The verbatim messages, and their keys. `schema/validate.test.ts` checks those of validation with the forms. */
it.each([
  ['账号已过期，请重新登录', ['errors.session']],
  ['权限不足，请重新登录', ['errors.forbidden']],
  ['账号被禁用', ['errors.disabled']],
  ['登录成功', ['shell.loggedIn']],
  ['账号不能为空', ['login.fields.account.required']],
  ['密码不能为空', ['login.fields.password.required']],
  ['请输入验证码', ['login.fields.captcha.required']],
  ['抱歉，你访问的页面不存在', ['shell.notFound', 'mobile.notFound']],
  ['返回首页', ['shell.home', 'mobile.home']],
  ['链接无效', ['errors.unsafeUrl', 'mobile.invalid', 'pages.downloads.states.unsafe']],
  ['赠送成功', ['resources.user/integral.listActions.give.success']],
  ['操作成功', [...decisions(), ...toggles()]],
  ['新增成功', forms('create')],
  ['添加成功', ['resources.app/version.listActions.add.success']],
  ['编辑成功', ['resources.authority/account.edit.success', 'resources.authority/roleDetail.edit.success']],
  ['上传成功', ['form.file.uploaded']],
  ['上传失败, 请重新上传...', ['form.file.failed']],
  ['证据缺失不可下载', ['pages.certificate.refusals.missing']],
  ['证据上传中请稍后下载', ['pages.certificate.refusals.uploading']],
  ['请选择需要下载的证据', ['pages.downloads.select']],
  ['无下载文件', ['pages.downloads.none']],
  ['地址信息未获取', missingAddresses()],
])('%s has the specified wording', (sentence, keys) => {
  expect(keys.map((key) => [key, words.translate(key)])).toEqual(keys.map((key) => [key, sentence]));
});

it.each(['zh-CN', 'en-US'])(
  'no column, filter or fact is called by its key on the wire: %s',
  async (locale) => {
    const texts = await Promise.all(areas.map((area) => loadArea(locale, area)));
    const named = texts.flatMap(namesIn).filter(([key, name]) => name.search(`[(（]${key}[)）]`) >= 0);
    expect(named).toEqual([]);
  },
);

it.each(['zh-CN', 'en-US'])('no two columns of a list have one name: %s', async (locale) => {
  for (const area of areas) {
    const { resources = {} } = await loadArea(locale, area);
    for (const [resource, { fields = {} }] of Object.entries<Record<string, object>>(resources as never))
      expect(new Set(Object.values(fields)).size, resource).toBe(Object.keys(fields).length);
  }
});

/** All texts by their keys, however deep. */
const namesIn = (words: object): (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : namesIn(text as object),
  );

/** Not specified, but required by the error catalogue: each failure has its own message. */
it('every failure of a call has its own message', () => {
  const failures = [
    'session',
    'forbidden',
    'disabled',
    'dropped',
    'refused',
    'offline',
    'timeout',
    'http',
    'malformed',
  ];
  const sentences = failures.map((failure) => words.translate(`errors.${failure}`));
  expect(new Set(sentences).size).toBe(failures.length);
  expect(words.translate('errors.timeout')).toContain('30秒');
});

function decisions() {
  const steps = {
    'money/invoiceDetail.review.audit': ['checkOne'],
    'money/invoiceDetail.review.makeOut': ['checkTwo'],
    'user/Detail.review.decision': ['approve', 'reject'],
    'evidence/detail.review.check': ['check'],
  };
  return Object.entries(steps).flatMap(([step, actions]) =>
    actions.map((action) => `resources.${step}.actions.${action}.success`),
  );
}

function missingAddresses() {
  const user = ['company', 'person'].map(
    (section) => `resources.user/Detail.sections.${section}.empty.userDetailInfo.address`,
  );
  return [
    ...user,
    'resources.evidence/detail.sections.company.empty.address',
    'pages.certificate.facts.empty.address',
  ];
}

function toggles() {
  const role = ['enable', 'disable'].map((action) => `resources.authority/role.actions.${action}`);
  const account = ['enable', 'disable', 'accept', 'decline'].map(
    (action) => `resources.authority/account.actions.${action}`,
  );
  return [...role, ...account].map((action) => `${action}.success`);
}

function forms(form: string) {
  return ['role', 'account'].map((name) => `resources.authority/${name}.${form}.success`);
}
