/** A page written by hand: its route, the permission it needs, and the page itself, loaded when it is opened. */
export interface PageRoute {
  /** As react-router writes it. */
  readonly path: string;
  /** The menu's permission string; without one a session is enough. */
  readonly permission?: string;
  /** Without the console's frame: a document of its own, opened in a new tab. */
  readonly bare?: boolean;
  /** The menu area whose words it uses. */
  readonly area: string;
  readonly load: () => Promise<{ default: () => unknown }>;
}

/** Every page of its own, by route (section 2 of both documents). */
export const pages: readonly PageRoute[] = [
  {
    path: '/user/Detail/:user_id',
    permission: 'user/getUserList',
    area: 'review',
    load: () => import('@/pages/user/UserDetail'),
  },
  {
    path: '/user/balance/detail/:id',
    permission: 'userbalance/getUserBalanceList',
    area: 'user',
    load: () => import('@/pages/user/BalanceDetail'),
  },
  {
    path: '/user/review/:kind',
    permission: 'user/getUserList',
    area: 'review',
    load: () => import('@/pages/user/UserWorkbench'),
  },
  {
    path: '/evidence/results/:userId/:dataId/:orderId/:type',
    permission: 'notarization/getList',
    area: 'review',
    load: () => import('@/pages/notarization/NotarizationDetail'),
  },
  {
    path: '/evidence/review',
    permission: 'notarization/getList',
    area: 'review',
    load: () => import('@/pages/notarization/NotarizationWorkbench'),
  },
  {
    path: '/certificate/:baoquan/:userId',
    permission: 'evidence/getEvidenceList',
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/certificate/CertificatePage'),
  },
  {
    path: '/online/attestation/:id/web',
    permission: 'webfor/getWebList',
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/attestation/AttestationPage'),
  },
  {
    path: '/online/attestation/:id/pro',
    permission: 'evidence/getProList',
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/attestation/AttestationPage'),
  },
  {
    path: '/online/attestation/:id/move',
    permission: 'evidence/getProList',
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/attestation/AttestationPage'),
  },
  {
    path: '/online/webDownload',
    permission: 'webfor/getWebList',
    area: 'downloads',
    load: () => import('@/pages/downloads/WebDownload'),
  },
  {
    path: '/online/processDownload',
    permission: 'evidence/getProList',
    area: 'downloads',
    load: () => import('@/pages/downloads/ProcessDownload'),
  },
  {
    path: '/online/moveDownload',
    permission: 'evidence/getProList',
    area: 'downloads',
    load: () => import('@/pages/downloads/MoveDownload'),
  },
  {
    path: '/money/invoice/invoiceDetail',
    permission: 'invoice/invoiceList',
    area: 'review',
    load: () => import('@/pages/invoice/InvoiceView'),
  },
  {
    path: '/money/invoice/invoiceDetail/audit',
    permission: 'invoice/invoiceCheckOne',
    area: 'review',
    load: () => import('@/pages/invoice/InvoiceAudit'),
  },
  {
    path: '/money/invoice/invoiceDetail/makeOut',
    permission: 'invoice/invoiceCheckTwo',
    area: 'review',
    load: () => import('@/pages/invoice/InvoiceMakeOut'),
  },
  {
    path: '/app/details/:id',
    permission: 'version/getList',
    area: 'app',
    load: () => import('@/pages/app/VersionDetail'),
  },
  {
    path: '/authority/role-add',
    permission: 'role/getRoleList',
    area: 'authority',
    load: () => import('@/pages/authority/RoleForm'),
  },
  {
    path: '/authority/role-edit/:id',
    permission: 'role/getRoleList',
    area: 'authority',
    load: () => import('@/pages/authority/RoleForm'),
  },
  {
    path: '/authority/account-add',
    permission: 'power/adminList',
    area: 'authority',
    load: () => import('@/pages/authority/AccountForm'),
  },
  {
    path: '/authority/account-edit/:id',
    permission: 'power/adminList',
    area: 'authority',
    load: () => import('@/pages/authority/AccountForm'),
  },
  {
    path: '/money/review/audit',
    permission: 'invoice/invoiceCheckOne',
    area: 'review',
    load: () => import('@/pages/invoice/AuditWorkbench'),
  },
  {
    path: '/money/review/makeOut',
    permission: 'invoice/invoiceCheckTwo',
    area: 'review',
    load: () => import('@/pages/invoice/MakeOutWorkbench'),
  },
];
