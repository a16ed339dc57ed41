import type { H } from 'hono/types';
import type { AppEnv } from '../http/context';
import type { Permission } from '../seed/menu';

/** Who may make a call. */
export interface Access {
  /** `public` is open to everyone, `session` to every logged-in account, a list to roles with one of its permissions. */
  readonly who: 'public' | 'session' | readonly Permission[];
  /** A one-time ticket is accepted too, for navigating to a download. */
  readonly byTicket?: true;
  /** The handler reads the body itself, as an upload does. */
  readonly rawBody?: true;
  /** Calls are counted per address, and refused above a limit. */
  readonly isCounted?: true;
}

const anyone: Access = { who: 'public' };
const stranger: Access = { who: 'public', isCounted: true };
const session: Access = { who: 'session' };
const needs = (...who: Permission[]): Access => ({ who });
const download = (...who: Permission[]): Access => ({ who, byTicket: true });

/**
 * Every call and who may make it. A call that isn't listed has no handler, and one listed without a handler does not
 * compile (see table.ts).
 */
export const accessOf = {
  'GET /api/login/getImgCode': stranger,
  'POST /api/login/login': stranger,
  'GET /api/user/logout': session,
  'POST /api/member/getMenu': session,
  'POST /api/down/ticket': session,
  'GET /api/files/*': anyone,
  // Spends a ticket that a download call issued; bearer tokens don't open it.
  'GET /api/down/file': anyone,

  'GET /api/ajax/user/getUserList': needs('user/getUserList'),
  'GET /api/user/userDetial': needs('user/getUserList'),
  'POST /api/user/updateUserStatus': needs('user/getUserList'),
  'GET /api/ajax/user/getBalanceList': needs('userbalance/getUserBalanceList'),
  'GET /api/ajax/user/userBalanceDetails': needs('userbalance/getUserBalanceList'),
  'GET /api/ajax/user/getPoints': needs('integral/getPointsList'),
  'POST /api/user/updatePoints': needs('integral/getPointsList'),
  'GET /api/export/userExport': download('user/getUserList'),
  'GET /api/export/userBalanceExport': download('userbalance/getUserBalanceList'),
  'GET /api/export/userBalanceDetailExport': download('userbalance/getUserBalanceList'),

  'GET /api/ajax/data/getEvidencesList': needs('evidence/getEvidenceList'),
  'GET /api/ajax/data/getSaveDataList': needs('evidence/getEvidenceList'),
  'GET /api/data/saveDataDetail': needs('evidence/getEvidenceList'),
  'GET /api/data/getAttView': needs('evidence/getEvidenceList', 'notarization/getList'),
  'POST /api/down/bigDataDown': needs('evidence/getEvidenceList', 'notarization/getList'),
  'POST /api/data/getMpsInfo': needs('evidence/getEvidenceList', 'notarization/getList'),
  'GET /api/DownHistory/getList': needs(
    'evidence/getEvidenceList',
    'notarization/getList',
    'webfor/getWebList',
    'evidence/getProList',
  ),
  'GET /api/ajax/data/dataList': needs('notarization/getList'),
  'GET /api/data/evidencesDetail': needs('notarization/getList'),
  'POST /api/ajax/data/check': needs('notarization/getList'),

  'GET /api/ajax/webfor/getWebList': needs('webfor/getWebList'),
  'GET /api/webfor/getWebView': needs('webfor/getWebList'),
  'GET /api/webfor/webForList': needs('webfor/getWebList'),
  'POST /api/webfor/download': needs('webfor/getWebList'),
  'GET /api/webfor/preview': anyone,
  'GET /api/ajax/evidence/getProList': needs('evidence/getProList'),
  'GET /api/evidence/getProView': needs('evidence/getProList'),
  'GET /api/evidence/downLoad': needs('evidence/getProList'),
  'GET /api/down/downloadBatch': needs('webfor/getWebList', 'evidence/getProList'),
  'POST /api/evidence/downloadBatch': needs('webfor/getWebList', 'evidence/getProList'),

  'GET /api/ajax/data/getOrderList': needs('order/getOrderList'),
  'GET /api/ajax/data/getOrderChargeList': needs('order/getOrderChargeList'),
  'POST /api/invoice/invoiceList': needs('invoice/invoiceList'),
  'POST /api/invoice/invoiceDetail': needs('invoice/invoiceList'),
  'POST /api/invoice/invoiceOrderList': needs('invoice/invoiceList'),
  'POST /api/invoice/invoiceCheckOne': needs('invoice/invoiceCheckOne'),
  'POST /api/invoice/invoiceCheckTwo': needs('invoice/invoiceCheckTwo'),

  'POST /api/version/getList': needs('version/getList'),
  'GET /api/version/versionList': needs('version/getList'),
  'POST /api/version/addVersion': needs('version/getList'),
  'GET /api/version/detail': needs('version/getList'),
  'POST /api/upload/index': { ...needs('version/getList'), rawBody: true },
  'POST /api/version/feedback': needs('version/feedback'),

  'GET /api/ajax/role/getAllRule': needs('role/getRoleList'),
  'GET /api/ajax/role/getRoleList': needs('role/getRoleList'),
  'POST /api/ajax/role/addRole': needs('role/getRoleList'),
  'POST /api/ajax/role/roleDisable': needs('role/getRoleList'),
  'POST /api/ajax/role/getSaveRole': needs('role/getRoleList'),
  'GET /api/OperateRecords/getList': needs('role/getRoleList', 'power/adminList'),
  'GET /api/ajax/power/adminList': needs('power/adminList'),
  'GET /api/ajax/power/roleInfo': needs('power/adminList'),
  'POST /api/ajax/power/addAccount': needs('power/adminList'),
  'POST /api/ajax/power/accountUpdate': needs('power/adminList'),
  'GET /api/ajax/power/getOne': needs('power/adminList'),
  'POST /api/ajax/power/disableEnable': needs('power/adminList'),
  'POST /api/ajax/power/acceptEnable': needs('power/adminList'),
  'GET /api/LoginLog/getList': needs('LoginLog/getList'),
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Access>;

/** A call, as `METHOD /path`. */
export type CallName = keyof typeof accessOf;

export const accessFor = (name: CallName): Access => accessOf[name];

/** Whether `METHOD /path` is a call. */
export const isCall = (name: string): name is CallName => Object.hasOwn(accessOf, name);

/** What handles a call: its validators first, its handler last. */
export type Handlers = readonly H<AppEnv>[];
