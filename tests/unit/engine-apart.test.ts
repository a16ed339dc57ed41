import { expect, it } from 'vitest';
import { filesIn, importsOf, textOf } from '../support/importGraph';

/** Pages of the application that still stand in the engine, and files with its examples; this list only gets shorter. */
const WAITING = /^src\/(pages\/|schema\/|ui\/inputs\/|ui\/list\/QueryBar)/;

/** The application's language, its time zone, and what it is about. */
const ITS_WORDS = /\p{Script=Han}|baoquan|evidence|invoice|notar(?:y|iz)|attestation|Shanghai|zh-CN/iu;

const engine = filesIn('src').filter((file) => !WAITING.test(file));

it.each(engine)('%s knows no word of the application', (file) => {
  expect(ITS_WORDS.exec(textOf(file))?.[0]).toBeUndefined();
});

it('the engine imports nothing of the application', () => {
  const foreign = engine.flatMap((file) => importsOf(file).filter((found) => !found.startsWith('src/')));
  expect(foreign).toEqual([]);
});
