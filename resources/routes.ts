import { defineRoutes, linksOf } from 'declared-console/schema';

/** The lists whose records have a certificate. */
const EVIDENCE = ['evidence/EnterpriseCertificate', 'evidence/certificate', 'evidence/results'] as const;

/** The lists by which the certificate of a number is found. */
const NUMBERED = [
  'evidence/EnterpriseCertificate',
  'evidence/certificate',
  'online/web',
  'online/process',
  'online/move',
] as const;

/** The lists of users by the kind in a url; a url without one may belong to either. */
const users: ReadonlyMap<string, string> = new Map([
  ['enterprise', 'user/enterprise'],
  ['individual', 'user/individual'],
]);

/** All pages besides the lists in the menu. */
export const routes = defineRoutes({
  'user/Detail': {
    path: '/user/Detail/:user_id?kind&status',
    show: 'user/Detail',
    step: 'decision',
    under: ({ kind = '' }) => users.get(kind) ?? [...users.values()],
  },
  'user/balance/detail': {
    path: '/user/balance/detail/:id?mobile',
    list: 'user/balance/detail',
    head: () => import('./user/BalanceOwner'),
    params: ({ id }) => ({ userId: id }),
    under: 'user/balance',
  },
  'user/review/enterprise': {
    path: '/user/review/enterprise',
    queueOf: 'user/enterprise',
    queue: 'workbench',
    under: 'user/enterprise',
    permission: 'user/updateUserStatus',
  },
  'user/review/individual': {
    path: '/user/review/individual',
    queueOf: 'user/individual',
    queue: 'workbench',
    under: 'user/individual',
    permission: 'user/updateUserStatus',
  },
  certificate: {
    path: '/certificate/:baoquan/:userId?isDownload&no',
    load: () => import('./evidence/certificate/Certificate'),
    props: { kind: 'evidence' },
    under: EVIDENCE,
    words: 'evidence',
    bare: true,
  },
  'evidence/verify': {
    path: '/evidence/verify',
    load: () => import('./evidence/verifyFiles/VerifyFilesPage'),
    under: NUMBERED,
    words: 'evidence',
  },
  'evidence/detail': {
    path: '/evidence/results/:userId/:dataId/:orderId/:type?order_no',
    show: 'evidence/detail',
    step: 'check',
    under: 'evidence/results',
  },
  'evidence/review': {
    path: '/evidence/review',
    queueOf: 'evidence/results',
    queue: 'workbench',
    under: 'evidence/results',
    permission: 'data/check',
  },
  'attestation/web': {
    path: '/online/attestation/:id/web',
    load: () => import('./evidence/certificate/Certificate'),
    props: { kind: 'web' },
    under: 'online/web',
    words: 'evidence',
    bare: true,
  },
  'attestation/pro': {
    path: '/online/attestation/:id/pro',
    load: () => import('./evidence/certificate/Certificate'),
    props: { kind: 'pro' },
    under: 'online/process',
    words: 'evidence',
    bare: true,
  },
  'attestation/move': {
    path: '/online/attestation/:id/move',
    load: () => import('./evidence/certificate/Certificate'),
    props: { kind: 'move' },
    under: 'online/move',
    words: 'evidence',
    bare: true,
  },
  'online/webDownload': {
    path: '/online/webDownload',
    load: () => import('./downloads/BatchPage'),
    props: { list: 'online/web' },
    under: 'online/web',
    words: 'downloads',
  },
  'online/processDownload': {
    path: '/online/processDownload',
    load: () => import('./downloads/BatchPage'),
    props: { list: 'online/process' },
    under: 'online/process',
    words: 'downloads',
  },
  'online/moveDownload': {
    path: '/online/moveDownload',
    load: () => import('./downloads/BatchPage'),
    props: { list: 'online/move' },
    under: 'online/move',
    words: 'downloads',
  },
  'money/invoice/view': {
    path: '/money/invoice/invoiceDetail?id',
    show: 'money/invoiceDetail',
    under: 'money/invoice',
  },
  'money/invoice/audit': {
    path: '/money/invoice/invoiceDetail/audit?id',
    show: 'money/invoiceDetail',
    step: 'audit',
    under: 'money/invoice',
    permission: 'invoice/invoiceCheckOne',
  },
  'money/invoice/makeOut': {
    path: '/money/invoice/invoiceDetail/makeOut?id',
    show: 'money/invoiceDetail',
    step: 'makeOut',
    under: 'money/invoice',
    permission: 'invoice/invoiceCheckTwo',
  },
  'money/review/audit': {
    path: '/money/review/audit',
    queueOf: 'money/invoice',
    queue: 'audit',
    under: 'money/invoice',
    permission: 'invoice/invoiceCheckOne',
  },
  'money/review/makeOut': {
    path: '/money/review/makeOut',
    queueOf: 'money/invoice',
    queue: 'makeOut',
    under: 'money/invoice',
    permission: 'invoice/invoiceCheckTwo',
  },
  'money/gift/detail': {
    path: '/money/gift/:id',
    show: 'money/giftDetail',
    step: 'decision',
    under: 'money/gift',
    capability: 'giftApproval',
  },
  'money/review/gift': {
    path: '/money/review/gift',
    queueOf: 'money/gift',
    queue: 'workbench',
    under: 'money/gift',
    permission: 'giftApproval/decide',
    capability: 'giftApproval',
  },
  'app/details': { path: '/app/details/:id', show: 'app/details', under: 'app/version' },
  'authority/role-add': { path: '/authority/role-add', create: 'authority/role', under: 'authority/role' },
  'authority/role-edit': {
    path: '/authority/role-edit/:id',
    edit: 'authority/roleDetail',
    under: 'authority/role',
  },
  'authority/role-copy': {
    path: '/authority/role-copy/:id',
    edit: 'authority/roleCopy',
    under: 'authority/role',
  },
  'authority/account-add': {
    path: '/authority/account-add',
    create: 'authority/account',
    under: 'authority/account',
  },
  'personal/session': {
    path: '/personal/session',
    list: 'personal/session',
    params: () => ({}),
    personal: true,
    capability: 'sessions',
  },
  'personal/password': {
    path: '/personal/password',
    create: 'personal/password',
    personal: true,
    capability: 'changePassword',
  },
  'authority/account-edit': {
    path: '/authority/account-edit/:id',
    edit: 'authority/account',
    under: 'authority/account',
  },
});

/** Builds a page's url from its name and parameters; `''` if one is missing. */
export const to = linksOf(routes);
