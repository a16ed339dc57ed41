/** The developers' inspector of a screen; the engine loads the area by this name. */
export { default } from 'declared-console/words/en-US/inspect';
