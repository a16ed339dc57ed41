/** Everything needed for writing declarations. */
export { del, get, patch, post, put, upload } from './calls';
export { defineEnum, enumsIn } from './enums';
export { f } from './fields';
export { defineIdentifier } from './identifiers';
export { i } from './inputs';
export { defineRecord } from './record';
export { defineResource } from './resource';
export { defineRoutes, linksOf } from './routes';
export { bySetting } from './variants';
