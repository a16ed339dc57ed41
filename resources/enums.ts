import { enums as words } from '@i18n/zh-CN/enums';
import { enumsIn } from 'declared-console/schema';

/**
 * All enums: the names used in code, the wire's codes, the tones (docs/specification.md#codes). A value's word on the screen is
 * read as the value, too; a code beside the first is another word or spelling.
 */
const defineEnum = enumsIn(words);

/** `user_status`: the state of a user's review. */
export const userStatus = defineEnum('userStatus', {
  unsubmitted: { wire: ['1', '未审核'] },
  awaiting: { wire: ['2', '审核中'], tone: 'warn' },
  approved: { wire: '3', tone: 'good' },
  rejected: { wire: ['4', '未通过'], tone: 'bad' },
});

/** The filter for `user_status`, and the values of `status_name`: the same codes in other words, with those of the rows behind them. */
export const realNameStatus = defineEnum('realNameStatus', {
  unsubmitted: { wire: ['1', '未审核', '未提交'] },
  awaiting: { wire: ['2', '审核中', '待审核'] },
  approved: { wire: '3' },
  rejected: { wire: ['4', '未通过', '已拒绝'] },
});

export const userType = defineEnum('userType', {
  personal: { wire: '1' },
  company: { wire: '2' },
});

export const pointsType = defineEnum('pointsType', {
  contract: { wire: '1' },
  recharge: { wire: '2' },
  test: { wire: '3' },
  other: { wire: '4' },
});

export const orderType = defineEnum('orderType', {
  recharge: { wire: '1' },
  consumption: { wire: '2' },
});

export const businessType = defineEnum('businessType', {
  evidence: { wire: '1' },
  web: { wire: '2' },
  process: { wire: '3' },
  mobile: { wire: '4' },
  pointsGift: { wire: '5' },
  pointsRecharge: { wire: '6' },
});

export const fileStatus = defineEnum('fileStatus', {
  uploaded: { wire: ['1', 'uploaded'], tone: 'good' },
  uploading: { wire: ['2', 'uploading'], tone: 'info' },
  missing: { wire: ['0', 'missing', 'evidence missing'], tone: 'bad' },
});

/** The state of a forensic task; the wire spells three of them in two ways, and which of them a filter finds isn't said. */
export const taskStatus = defineEnum('taskStatus', {
  success: { wire: ['SUCCESS', 'SUCCESSED'], tone: 'good', askEach: true },
  waiting: { wire: ['WAIT', 'FELLIN'], tone: 'neutral', askEach: true },
  failed: { wire: ['FAIL', 'FAILED'], tone: 'bad', askEach: true },
  running: { wire: 'ING', tone: 'info' },
  uploading: { wire: 'UPLOAD', tone: 'info' },
  cancelled: { wire: 'CANCEL', tone: 'neutral' },
});

export const payStatus = defineEnum('payStatus', {
  unpaid: { wire: '1', tone: 'warn' },
  paid: { wire: '2', tone: 'good' },
  failed: { wire: '3', tone: 'bad' },
});

/** Payment as the notarization list shows it: unpaid or paid. */
export const notarialPayment = defineEnum('notarialPayment', {
  unpaid: { wire: ['1', '待支付'], tone: 'warn' },
  paid: { wire: '2', tone: 'good' },
});

export const payType = defineEnum('payType', {
  bankCard: { wire: '1' },
  alipay: { wire: '2' },
  wechat: { wire: '3' },
});

/** `notarialStatus`: the review state of an application. 4 is 失败 of the issuing status, which some servers send in its place. */
export const notarialStatus = defineEnum('notarialStatus', {
  awaiting: { wire: '1', tone: 'warn' },
  passed: { wire: '2', tone: 'good' },
  failed: { wire: ['3', '4', '失败'], tone: 'bad' },
});

/** The decision of a review. */
export const verdict = defineEnum('verdict', {
  pass: { wire: '1', tone: 'good' },
  reject: { wire: '0', tone: 'bad' },
});

/** The result of a review: 0 failed, everything else succeeded. */
export const checkResult = defineEnum('checkResult', {
  failed: { wire: '0', tone: 'bad' },
  succeeded: { wire: '1', tone: 'good', otherwise: true },
});

/** How a person proved their identity. */
export const identityProof = defineEnum('identityProof', { photo: { wire: '1' }, alipayFace: { wire: '3' } });

/** 1 enabled, 2 disabled; of roles and accounts. */
export const enabled = defineEnum('enabled', {
  enabled: { wire: ['1', '启用'], tone: 'good' },
  disabled: { wire: ['2', '禁用'], tone: 'bad' },
});

/** Whether an account accepts certificate issuing. */
export const accepting = defineEnum('accepting', {
  accepts: { wire: '1', tone: 'good' },
  declines: { wire: '2' },
});

/** Whether an account is locked out after failed logins; only a server with the capability `unlock` says so. */
export const locking = defineEnum('locking', {
  locked: { wire: '1', tone: 'bad' },
  open: { wire: '0' },
});

export const invoiceStatus = defineEnum('invoiceStatus', {
  awaiting: { wire: '1', tone: 'warn' },
  submitted: { wire: '2', tone: 'info' },
  invoiced: { wire: '3', tone: 'good' },
  rejected: { wire: '4', tone: 'bad' },
});

/** The decision of an invoice's first review. */
export const firstVerdict = defineEnum('firstVerdict', {
  submit: { wire: '1', tone: 'good' },
  reject: { wire: '2', tone: 'bad' },
});

/** The decision of finance. */
export const financeVerdict = defineEnum('financeVerdict', {
  agree: { wire: '1', tone: 'good' },
  reject: { wire: '2', tone: 'bad' },
});

export const invoiceType = defineEnum('invoiceType', {
  electronicOrdinary: { wire: '1' },
  paperOrdinary: { wire: '2' },
  special: { wire: '3' },
});

export const feedbackType = defineEnum('feedbackType', {
  software: { wire: '1' },
  realName: { wire: '2' },
  preservation: { wire: '3' },
});

export const feedbackStatus = defineEnum('feedbackStatus', {
  open: { wire: '1', tone: 'warn' },
  handled: { wire: '2', tone: 'good' },
});

/** `isApp`: the kind of capture. */
export const captureType = defineEnum('captureType', {
  none: { wire: '0' },
  photo: { wire: '1' },
  audio: { wire: '2' },
  video: { wire: '3' },
  screen: { wire: '4' },
});

/** `configInfo.type`. */
export const deviceSystem = defineEnum('deviceSystem', { android: { wire: '1' }, ios: { wire: '2' } });

export const fileType = defineEnum('fileType', {
  document: { wire: '1' },
  image: { wire: '2' },
  media: { wire: ['3', '4'] },
  certificate: { wire: '5' },
});

/** Whether a session is the one that asks. */
export const whichSession = defineEnum('whichSession', {
  current: { wire: '1', tone: 'good' },
  other: { wire: '2' },
});

/** The state of a gift that a second account decides on. */
export const giftStatus = defineEnum('giftStatus', {
  waiting: { wire: '1', tone: 'warn' },
  approved: { wire: '2', tone: 'good' },
  rejected: { wire: '3', tone: 'bad' },
});

/** Whether the account that asks for a list gave a gift itself. */
export const giftOwner = defineEnum('giftOwner', { own: { wire: '1' }, others: { wire: '2' } });

/** What somebody did, in the activity log. */
export const accessKind = defineEnum('accessKind', {
  login: { wire: 'login' },
  lockout: { wire: 'lockout' },
  logout: { wire: 'logout' },
  refusal: { wire: 'refusal' },
  list: { wire: 'list' },
  search: { wire: 'search' },
  bulk: { wire: 'bulk' },
  detail: { wire: 'detail' },
  photo: { wire: 'photo' },
  preview: { wire: 'preview' },
  export: { wire: 'export' },
  download: { wire: 'download' },
  decision: { wire: 'decision' },
  gift: { wire: 'gift' },
  change: { wire: 'change' },
  publish: { wire: 'publish' },
  call: { wire: 'call' },
  retention: { wire: 'retention' },
});

/** What it was done to. */
export const accessTarget = defineEnum('accessTarget', {
  user: { wire: 'user' },
  gift: { wire: 'gift' },
  evidence: { wire: 'evidence' },
  application: { wire: 'application' },
  invoice: { wire: 'invoice' },
  version: { wire: 'version' },
  role: { wire: 'role' },
  account: { wire: 'account' },
  file: { wire: 'file' },
  keyword: { wire: 'keyword' },
});
