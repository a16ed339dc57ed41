import { i } from '@/schema';
import { roleName } from '../inputs';
import { modules } from '../sources';

/** The node of the certificate applications, and the one that narrows them to the account's own (page 3). */
export const APPLICATIONS = '9';
export const OWN_DATA = '37';

/** What adding and editing a role ask for (document 2, section 5). */
export const roleForm = {
  roleName: roleName(),
  roleDesc: i.textarea({ required: 'roleDescRequired', max: 200, tooLong: 'roleDescTooLong' }),
  menuId: i.checklist(modules, {
    required: 'modulesRequired',
    apart: { value: OWN_DATA, whileChosen: APPLICATIONS },
  }),
};
