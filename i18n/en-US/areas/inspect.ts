/** What a screen does, seen by a developer; the engine asks for the area by this name. */
export { default } from '../engine/inspect';
