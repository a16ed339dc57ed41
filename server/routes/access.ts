import type { H } from 'hono/types';
import { type AccessKind, everyCall, type Recording, type TargetKind } from '../audit/recording';
import type { AppEnv } from '../calls/context';
import type { Permission } from '../seed/menu';
import type { EntryGroup } from '../session/entries';

/** Who may make a call, and what it leaves in the activity log. */
export interface Access {
  /** `public` is open to everyone, `session` to every logged-in account, a list to roles with one of its permissions. */
  readonly who: 'public' | 'session' | readonly Permission[];
  /** The parameter of the query that decides which of the entries with that permission is needed. */
  readonly by?: readonly [param: string, group: EntryGroup];
  /** A one-time ticket is accepted too, for navigating to a download. */
  readonly byTicket?: true;
  /** The handler reads the body itself, as an upload does. */
  readonly rawBody?: true;
  /** Open to whoever must change the password first, too. */
  readonly beforeChange?: true;
  /** Calls are counted per address, and refused above a limit. */
  readonly isCounted?: true;
  readonly records: Recording;
}

const anyone = (records: Recording): Access => ({ who: 'public', records });
const stranger = (records: Recording): Access => ({ who: 'public', isCounted: true, records });
const session = (records: Recording): Access => ({ who: 'session', records });
const always = (records: Recording): Access => ({ ...session(records), beforeChange: true });
/** Unless something finer is said of it, every use of a call is recorded, with what was asked. */
const needs = (...who: Permission[]): Access => ({ who, records: everyCall });
const by = (param: string, group: EntryGroup, access: Access): Access => ({ ...access, by: [param, group] });

/** Records a kind of access, and what it is done to. */
const records = (kind: AccessKind, access: Access, of?: readonly [TargetKind, param: string]): Access => ({
  ...access,
  records: { kind, ...(of && { of }) },
});
/** A list whose rows show persons: records each query once, and how many of its pages are read. */
const queried = (access: Access): Access => ({ ...access, records: { list: 'query' } });
/** One that shows so much of them that each page is an entry. */
const paged = (access: Access): Access => ({ ...access, records: { list: 'page' } });
const unrecorded = (nothing: string, access: Access): Access => ({ ...access, records: { nothing } });
const download = (access: Access): Access => ({ ...records('export', access), byTicket: true });

const noPerson = 'It shows no person, and its search finds none.';
const colleagues = 'It names colleagues beside what they did, and nobody else.';
const sums = 'It answers sums, and shows no person.';
const choices = 'It answers the choices of a form.';

/**
 * Every call, who may make it, and what it leaves in the activity log. A call that isn't listed has no handler, and one
 * listed without a handler does not compile (see table.ts).
 */
export const accessOf = {
  'GET /api/login/getImgCode': stranger({
    nothing: 'It shows nothing; the login that it is for is recorded.',
  }),
  'POST /api/login/login': stranger({ kind: 'login' }),
  'GET /api/user/logout': always({ kind: 'logout' }),
  'POST /api/member/getMenu': always({ nothing: "It answers the caller's own rights." }),
  'POST /api/down/ticket': session({ nothing: 'The download that the ticket opens is recorded.' }),
  // Those of others by right, which the handlers check.
  'GET /api/session/getList': session({ list: 'page' }),
  'POST /api/session/end': session({ kind: 'change' }),
  'POST /api/user/changePassword': always({ kind: 'change' }),
  // Its handler says whose session the url is from, if any, and which file was opened.
  'GET /api/files/*': anyone({ kind: 'photo' }),
  // Spends a ticket that a download call issued; bearer tokens don't open it.
  'GET /api/down/file': anyone({ kind: 'download', of: ['evidence', 'baoquan_no'] }),

  // Its rows show phone and ID numbers: every page is recorded.
  'GET /api/ajax/user/getUserList': by('types', 'users', paged(needs('user/getUserList'))),
  'GET /api/user/userDetial': records('detail', needs('user/getUserList'), ['user', 'userId']),
  'POST /api/user/updateUserStatus': records('decision', needs('user/updateUserStatus'), ['user', 'userId']),
  'GET /api/ajax/user/getBalanceList': queried(needs('userbalance/getUserBalanceList')),
  'GET /api/ajax/user/userBalanceDetails': records('detail', needs('userbalance/getUserBalanceList'), [
    'user',
    'userId',
  ]),
  'GET /api/ajax/user/getPoints': queried(needs('integral/getPointsList')),
  'POST /api/user/updatePoints': records('gift', needs('user/updatePoints')),
  'GET /api/giftApproval/getList': queried(needs('giftApproval/getList')),
  'GET /api/giftApproval/detail': records('detail', needs('giftApproval/getList'), ['gift', 'id']),
  'POST /api/giftApproval/decide': records('decision', needs('giftApproval/decide'), ['gift', 'id']),
  // Whoever may decide may claim, which the handlers check.
  'POST /api/claim/take': session({
    nothing: 'The record that it is opened for, and its decision, are recorded.',
  }),
  'POST /api/claim/release': session({ nothing: 'It shows and decides nothing.' }),
  'GET /api/claim/getList': session({ nothing: 'It shows colleagues at work, and no person.' }),
  // Whoever may decide adds one, and whoever may see the record reads them, which the handlers check.
  'POST /api/receipt/add': session(everyCall),
  'GET /api/receipt/getList': session({ nothing: 'It shows colleagues, and values of no record.' }),
  // Of the caller's own role.
  'GET /api/sharedQuery/getList': session({ nothing: 'It shows what lists are asked for, and no person.' }),
  'POST /api/sharedQuery/share': session(everyCall),
  'POST /api/sharedQuery/withdraw': session(everyCall),
  // Whoever may read a list can export what it shows.
  'POST /api/exportReport/add': session({ kind: 'export' }),
  'GET /api/export/userExport': by('type', 'userExports', download(needs('export/userExport'))),
  'GET /api/export/userBalanceExport': download(needs('export/userBalanceExport')),
  'GET /api/export/userBalanceDetailExport': download(needs('export/userBalanceExport')),

  'GET /api/ajax/data/getEvidencesList': by('type', 'evidence', queried(needs('evidence/getEvidenceList'))),
  'GET /api/ajax/data/getSaveDataList': by('type', 'evidence', queried(needs('evidence/getEvidenceList'))),
  'GET /api/data/saveDataDetail': records('detail', needs('evidence/getEvidenceList')),
  'GET /api/data/getAttView': records('detail', needs('evidence/getEvidenceList', 'notarization/getList'), [
    'evidence',
    'baoquan',
  ]),
  'POST /api/down/bigDataDown': records(
    'download',
    needs('evidence/getEvidenceList', 'notarization/getList'),
    ['evidence', 'baoquan_no'],
  ),
  'POST /api/data/getMpsInfo': records('preview', needs('evidence/getEvidenceList', 'notarization/getList'), [
    'evidence',
    'baoquan_no',
  ]),
  'GET /api/DownHistory/getList': unrecorded(
    colleagues,
    needs('evidence/getEvidenceList', 'notarization/getList', 'webfor/getWebList', 'evidence/getProList'),
  ),
  'GET /api/ajax/data/dataList': queried(needs('notarization/getList')),
  'GET /api/data/evidencesDetail': records('detail', needs('notarization/getList'), [
    'application',
    'orderId',
  ]),
  'POST /api/ajax/data/check': records('decision', needs('data/check'), ['application', 'orderId']),

  'GET /api/ajax/webfor/getWebList': queried(needs('webfor/getWebList')),
  'GET /api/webfor/getWebView': records('detail', needs('webfor/getWebList'), ['evidence', 'baoquan']),
  'GET /api/webfor/webForList': unrecorded(choices, needs('webfor/getWebList')),
  'POST /api/webfor/download': records('download', needs('webfor/getWebList'), ['evidence', 'baoquan']),
  'GET /api/webfor/preview': anyone({ kind: 'preview', of: ['evidence', 'baoquan'] }),
  'GET /api/ajax/evidence/getProList': by('type', 'captureLists', queried(needs('evidence/getProList'))),
  'GET /api/evidence/getProView': by(
    'type',
    'captures',
    records('detail', needs('evidence/getProList'), ['evidence', 'baoquan']),
  ),
  'GET /api/evidence/downLoad': by(
    'type',
    'captures',
    records('download', needs('evidence/getProList'), ['evidence', 'baoquan']),
  ),
  'GET /api/down/downloadBatch': records('download', needs('webfor/getWebList', 'evidence/getProList')),
  'POST /api/evidence/downloadBatch': records('download', needs('webfor/getWebList', 'evidence/getProList')),

  'GET /api/ajax/data/getOrderList': queried(needs('order/getOrderList')),
  'GET /api/ajax/data/getOrderChargeList': queried(needs('order/getOrderChargeList')),
  'GET /api/figures/orders': unrecorded(sums, needs('order/getOrderList')),
  'GET /api/figures/activity': session({ nothing: 'It answers how much the caller did.' }),
  'POST /api/invoice/invoiceList': queried(needs('invoice/invoiceList')),
  'POST /api/invoice/invoiceDetail': records('detail', needs('invoice/invoiceList'), ['invoice', 'id']),
  'POST /api/invoice/invoiceOrderList': records('detail', needs('invoice/invoiceList'), ['invoice', 'id']),
  'POST /api/invoice/invoiceCheckOne': records('decision', needs('invoice/invoiceCheckOne'), [
    'invoice',
    'id',
  ]),
  'POST /api/invoice/invoiceCheckTwo': records('decision', needs('invoice/invoiceCheckTwo'), [
    'invoice',
    'id',
  ]),

  'POST /api/version/getList': unrecorded(noPerson, needs('version/getList')),
  'GET /api/version/versionList': unrecorded(choices, needs('version/getList', 'version/addVersion')),
  'POST /api/version/addVersion': records('publish', needs('version/addVersion')),
  'GET /api/version/detail': unrecorded(noPerson, needs('version/getList')),
  'POST /api/upload/index': { ...records('publish', needs('version/addVersion')), rawBody: true },
  'POST /api/version/feedback': queried(needs('version/feedback')),

  'GET /api/ajax/role/getAllRule': unrecorded(choices, needs('role/getRoleList')),
  'GET /api/ajax/role/getRoleList': unrecorded(noPerson, needs('role/getRoleList')),
  'POST /api/ajax/role/addRole': records('change', needs('role/getRoleList'), ['role', 'roleId']),
  'POST /api/ajax/role/roleDisable': records('change', needs('role/getRoleList'), ['role', 'id']),
  'POST /api/ajax/role/getSaveRole': unrecorded(noPerson, needs('role/getRoleList')),
  'GET /api/OperateRecords/getList': unrecorded(colleagues, needs('role/getRoleList', 'power/adminList')),
  'GET /api/ajax/power/adminList': queried(needs('power/adminList')),
  'GET /api/ajax/power/roleInfo': unrecorded(choices, needs('power/adminList')),
  'POST /api/ajax/power/addAccount': records('change', needs('power/adminList')),
  'POST /api/ajax/power/accountUpdate': records('change', needs('power/adminList'), ['account', 'id']),
  'GET /api/ajax/power/getOne': records('detail', needs('power/adminList'), ['account', 'id']),
  'POST /api/ajax/power/disableEnable': records('change', needs('power/adminList'), ['account', 'id']),
  'POST /api/ajax/power/acceptEnable': records('change', needs('power/adminList'), ['account', 'id']),
  'GET /api/LoginLog/getList': by('type', 'logins', queried(needs('LoginLog/getList'))),
  'POST /api/ajax/power/unlock': records('change', needs('power/unlock'), ['account', 'id']),
  'GET /api/audit/getList': paged(needs('audit/getList')),
  'GET /api/audit/export': download(needs('audit/export')),
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Access>;

/** A call, as `METHOD /path`. */
export type CallName = keyof typeof accessOf;

export const accessFor = (name: CallName): Access => accessOf[name];

/** Whether `METHOD /path` is a call. */
export const isCall = (name: string): name is CallName => Object.hasOwn(accessOf, name);

/** What handles a call: its validators first, its handler last. */
export type Handlers = readonly H<AppEnv>[];
