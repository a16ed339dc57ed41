import { defineEnum } from '../../../src/schema.ts';
import type { Known } from '../../../src/tools/declare/fields';
import { ofProduct, told } from '../../support/declaring';

/** An application that orders are added to. */
export const known: Known = {
  ...ofProduct,
  entity: 'order',
  labels: new Map([['mobile', { zh: '手机号', en: 'Phone' }]]),
  enums: { payStatus: defineEnum('payStatus', { unpaid: { wire: '1' }, paid: { wire: '2' } }) },
};
export const row = (more: object) => ({
  id: 1,
  mobile: '13800138000',
  payStatus: 1,
  status: '进行中',
  buyer: { name: 'x' },
  ...more,
});
export const envelope = (data: unknown) => ({ code: 200, message: 'success', data });
export const list = told({
  method: 'POST',
  path: '/api/order/getList',
  params: { page: '1', limit: '10', keyword: '', status: '', createTime: '' },
  answer: envelope({ records: [row({}), row({ id: 2, payStatus: 2, status: '已结束' })], count: 2 }),
});
export const show = told({
  method: 'GET',
  path: '/api/order/one',
  params: { id: '1' },
  answer: envelope(row({ lines: [{ sku: 'a' }] })),
});
export const add = told({
  method: 'POST',
  path: '/api/order/add',
  params: { mobile: '13800138000', remark: '' },
  answer: envelope(null),
});
/** The files of that application that are added to. */
export const start: Readonly<Record<string, string>> = {
  'resources/manifest.ts': 'export const lists = {};\nconst details = { ...embedded };\n',
  'resources/routes.ts': 'export const routes = defineRoutes({});\n',
  'resources/enums.ts': "import { defineEnum } from 'declared-console/schema';\n",
  'i18n/zh-CN/enums.ts': 'export const enums = {} satisfies EnumLabels;\n',
  'i18n/en-US/enums.ts': 'export const enums = {} satisfies EnumLabels;\n',
  'i18n/en-US/menuNames.ts': 'export const menuNames = {};\n',
  'server/routes/access.ts': 'export const accessOf = {} as const satisfies X;\n',
  'server/routes/recorded.ts': 'export const recorded = {} satisfies X;\n',
  'server/seed/menu.ts': 'export const sampleMenu = [] as const;\n',
};
