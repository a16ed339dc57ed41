import type { CallName } from './access';
import { accounts } from './accounts';
import { attestationPreview } from './attestationPreview';
import { balances } from './balances';
import { downloads } from './downloads';
import { evidence } from './evidence';
import type { Handler } from './exchange';
import { exportsArea } from './exports';
import { files } from './files';
import { forensics } from './forensics';
import { invoices } from './invoices';
import { login } from './login';
import { logs } from './logs';
import { notarization } from './notarization';
import { orders } from './orders';
import { points } from './points';
import { previewImage } from './previewImage';
import { roles } from './roles';
import { uploads } from './uploads';
import { users } from './users';
import { versions } from './versions';

/**
 * Every call and its handler: one missing, or one without a row in access.ts, does not compile. An area file ends in
 * `satisfies Partial<Record<CallName, Handler>>`.
 */
export const handlers: Record<CallName, Handler> = {
  ...login,
  ...files,
  ...users,
  ...balances,
  ...points,
  ...exportsArea,
  ...evidence,
  ...notarization,
  ...previewImage,
  ...forensics,
  ...downloads,
  ...attestationPreview,
  ...accounts,
  ...invoices,
  ...logs,
  ...orders,
  ...roles,
  ...uploads,
  ...versions,
};
