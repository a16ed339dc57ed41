import type { Manifest } from 'declared-console';

/** The resources that have a list, by route. A new one needs a line here, its file and its labels. */
export const lists: Manifest = {
  'user/enterprise': () => import('./user/enterprise'),
  'user/individual': () => import('./user/individual'),
  'user/balance': () => import('./user/balance'),
  'user/integral': () => import('./user/integral'),
  'evidence/EnterpriseCertificate': () => import('./evidence/EnterpriseCertificate'),
  'evidence/certificate': () => import('./evidence/certificate'),
  'evidence/results': () => import('./evidence/results'),
  'online/web': () => import('./online/web'),
  'online/process': () => import('./online/process'),
  'online/move': () => import('./online/move'),
  'money/just': () => import('./money/just'),
  'money/customer': () => import('./money/customer'),
  'money/gift': () => import('./money/gift'),
  'money/invoice': () => import('./money/invoice'),
  'app/version': () => import('./app/version'),
  'app/feedback': () => import('./app/feedback'),
  'authority/role': () => import('./authority/role'),
  'authority/account': () => import('./authority/account'),
  'authority/log': () => import('./authority/log'),
  'authority/userLog': () => import('./authority/userLog'),
  'authority/audit': () => import('./authority/audit'),
};

/** The lists embedded in a page or a dialog, which passes their `params`. */
const embedded: Manifest = {
  'user/balance/detail': () => import('./user/balance/detail'),
  'downloads/history': () => import('./downloads/history'),
  'money/invoice/orders': () => import('./money/invoice/orders'),
  'authority/changeRecords': () => import('./authority/changeRecords'),
  'authority/session': () => import('./authority/session'),
};

/** Rows that are only drawn. */
const drawn: Manifest = {
  'money/justSums': () => import('./money/justSums'),
  'personal/activity': () => import('./personal/activity'),
};

/** Records, and lists without a menu entry. */
const details: Manifest = {
  ...embedded,
  ...drawn,
  'user/Detail': () => import('./user/detail'),
  'evidence/detail': () => import('./evidence/detail'),
  'evidence/view': () => import('./evidence/view'),
  'evidence/preview': () => import('./evidence/preview'),
  'online/webView': () => import('./online/webView'),
  'online/proView': () => import('./online/proView'),
  'money/giftDetail': () => import('./money/giftDetail'),
  'money/invoiceDetail': () => import('./money/invoiceDetail'),
  'app/details': () => import('./app/details'),
  'personal/claim': () => import('./personal/claim'),
  'personal/exportReport': () => import('./personal/exportReport'),
  'personal/receipt': () => import('./personal/receipt'),
  'personal/sharedQuery': () => import('./personal/sharedQuery'),
  'personal/session': () => import('./personal/session'),
  'personal/password': () => import('./personal/password'),
  'authority/roleCopy': () => import('./authority/roleCopy'),
  'authority/roleDetail': () => import('./authority/roleDetail'),
};

/** Every declared resource, by name. */
export const resources: Manifest = { ...lists, ...details };
