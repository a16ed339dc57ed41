import { i } from 'declared-console/schema';
import { roleName } from '../inputs';
import { modules } from '../sources';

/** The menu nodes of the applications and of the data permission (docs/specification.md#data-permission). */
export const APPLICATIONS = '9';
export const OWN_DATA = '37';
/** The two review steps of an invoice, which one person should not both hold. */
const INVOICE_STEPS = ['27', '28'];

/** The fields for adding and editing a role (docs/specification.md#role-form). */
export const roleForm = {
  roleName: roleName(),
  roleDesc: i.textarea({ required: 'roleDescRequired', max: 200, tooLong: 'roleDescTooLong' }),
  menuId: i.checklist(modules, {
    required: 'modulesRequired',
    apart: { value: OWN_DATA, whileChosen: APPLICATIONS, label: 'ownDataOnly' },
    together: { values: INVOICE_STEPS, message: 'bothInvoiceSteps' },
  }),
};
