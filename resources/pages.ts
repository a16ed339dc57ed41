/** A page written by hand: its route, the permission it needs, and the page itself, loaded when it is opened. */
export interface PageRoute {
  /** As react-router writes it. */
  readonly path: string;
  /** The menu's permission strings, of which one is needed. */
  readonly permissions: readonly string[];
  /** The list it belongs to, by its menu path, which may take parameters of the route. */
  readonly under?: string;
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
    permissions: ['user/getUserList'],
    area: 'review',
    load: () => import('@/pages/user/UserDetail'),
  },
  {
    path: '/user/balance/detail/:id',
    permissions: ['userbalance/getUserBalanceList'],
    under: '/user/balance',
    area: 'user',
    load: () => import('@/pages/user/BalanceDetail'),
  },
  {
    path: '/user/review/:kind',
    permissions: ['user/getUserList'],
    under: '/user/:kind',
    area: 'review',
    load: () => import('@/pages/user/UserWorkbench'),
  },
  {
    path: '/evidence/results/:userId/:dataId/:orderId/:type',
    permissions: ['notarization/getList'],
    under: '/evidence/results',
    area: 'review',
    load: () => import('@/pages/notarization/NotarizationDetail'),
  },
  {
    path: '/evidence/review',
    permissions: ['notarization/getList'],
    under: '/evidence/results',
    area: 'review',
    load: () => import('@/pages/notarization/NotarizationWorkbench'),
  },
  {
    path: '/certificate/:baoquan/:userId',
    permissions: ['evidence/getEvidenceList', 'notarization/getList'],
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/certificate/CertificatePage'),
  },
  {
    path: '/online/attestation/:id/web',
    permissions: ['webfor/getWebList'],
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/attestation/AttestationPage'),
  },
  {
    path: '/online/attestation/:id/pro',
    permissions: ['evidence/getProList'],
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/attestation/AttestationPage'),
  },
  {
    path: '/online/attestation/:id/move',
    permissions: ['evidence/getProList'],
    bare: true,
    area: 'evidence',
    load: () => import('@/pages/attestation/AttestationPage'),
  },
  {
    path: '/online/webDownload',
    permissions: ['webfor/getWebList'],
    under: '/online/web',
    area: 'downloads',
    load: () => import('@/pages/downloads/WebDownload'),
  },
  {
    path: '/online/processDownload',
    permissions: ['evidence/getProList'],
    under: '/online/process',
    area: 'downloads',
    load: () => import('@/pages/downloads/ProcessDownload'),
  },
  {
    path: '/online/moveDownload',
    permissions: ['evidence/getProList'],
    under: '/online/move',
    area: 'downloads',
    load: () => import('@/pages/downloads/MoveDownload'),
  },
  {
    path: '/money/invoice/invoiceDetail',
    permissions: ['invoice/invoiceList'],
    under: '/money/invoice',
    area: 'review',
    load: () => import('@/pages/invoice/InvoiceView'),
  },
  {
    path: '/money/invoice/invoiceDetail/audit',
    permissions: ['invoice/invoiceCheckOne'],
    under: '/money/invoice',
    area: 'review',
    load: () => import('@/pages/invoice/InvoiceAudit'),
  },
  {
    path: '/money/invoice/invoiceDetail/makeOut',
    permissions: ['invoice/invoiceCheckTwo'],
    under: '/money/invoice',
    area: 'review',
    load: () => import('@/pages/invoice/InvoiceMakeOut'),
  },
  {
    path: '/app/details/:id',
    permissions: ['version/getList'],
    under: '/app/version',
    area: 'app',
    load: () => import('@/pages/app/VersionDetail'),
  },
  {
    path: '/authority/role-add',
    permissions: ['role/getRoleList'],
    under: '/authority/role',
    area: 'authority',
    load: () => import('@/pages/authority/RoleForm'),
  },
  {
    path: '/authority/role-edit/:id',
    permissions: ['role/getRoleList'],
    under: '/authority/role',
    area: 'authority',
    load: () => import('@/pages/authority/RoleForm'),
  },
  {
    path: '/authority/account-add',
    permissions: ['power/adminList'],
    under: '/authority/account',
    area: 'authority',
    load: () => import('@/pages/authority/AccountForm'),
  },
  {
    path: '/authority/account-edit/:id',
    permissions: ['power/adminList'],
    under: '/authority/account',
    area: 'authority',
    load: () => import('@/pages/authority/AccountForm'),
  },
  {
    path: '/money/review/audit',
    permissions: ['invoice/invoiceCheckOne'],
    under: '/money/invoice',
    area: 'review',
    load: () => import('@/pages/invoice/AuditWorkbench'),
  },
  {
    path: '/money/review/makeOut',
    permissions: ['invoice/invoiceCheckTwo'],
    under: '/money/invoice',
    area: 'review',
    load: () => import('@/pages/invoice/MakeOutWorkbench'),
  },
];
