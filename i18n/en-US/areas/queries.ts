/** Saved queries of lists; the engine loads the area by this name. */
export { default } from 'declared-console/words/en-US/queries';
