/** What holds a declaration to its rules, for an application's own tests. */
export { lint } from './schema/lint';
