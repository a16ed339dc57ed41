import description from '../../console.config';
import { loadDeclared } from '../../scripts/contract/declared';

/** What this product declares, as its commands load it. */
export const loadOwn = (offered?: readonly string[]) => loadDeclared(description, offered);
