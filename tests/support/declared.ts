import { loadDeclared } from 'declared-console/tools';
import description from '../../console.config';

/** What this product declares, as its commands load it. */
export const loadOwn = (offered?: readonly string[]) => loadDeclared(description, offered);
