/** What shows and workbenches say; the engine asks for the area by this name. */
export { default } from '../engine/review';
