/** Detail pages and workbenches; the engine loads the area by this name. */
export { default } from 'declared-console/words/en-US/review';
