import description from '../../console.config';
import { loadDeclared } from '../../src/tools/contract/declared';

/** What this product declares, as its commands load it. */
export const loadOwn = (offered?: readonly string[]) => loadDeclared(description, offered);
