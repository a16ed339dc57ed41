/** What holds declarations to their rules, for an application's own tests. */
export { lint } from '../schema/lint';
export { testResources } from './testResources';
