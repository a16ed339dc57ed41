import { product } from '@resources/product';
import { createDrafts } from '../../src/auth/drafts';
import { createPhrases } from '../../src/auth/phrases';
import { createRuntime } from '../../src/auth/runtime';
import { keptConfigIn } from '../../src/storage/keptConfig';

/** The application's runtime, as `createConsole` makes it: what tests prepare is what {@link renderConsole} shows. */
export const runtime = createRuntime(product);
export const { session, storage } = runtime;
export const drafts = createDrafts(runtime);
export const phrases = createPhrases(runtime);
export const keptConfig = keptConfigIn(storage);
