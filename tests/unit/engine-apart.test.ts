import { expect, it } from 'vitest';
import { filesIn, importsOf, textOf } from '../support/importGraph';

/** The application's language, its time zone, and what it is about. */
const ITS_WORDS = /\p{Script=Han}|baoquan|evidence|invoice|notar(?:y|iz)|attestation|Shanghai|zh-CN/iu;

const engine = filesIn('src');

it.each(engine)('%s knows no word of the application', (file) => {
  expect(ITS_WORDS.exec(textOf(file))?.[0]).toBeUndefined();
});

it('the engine imports nothing of the application', () => {
  const foreign = engine.flatMap((file) => importsOf(file).filter((found) => !found.startsWith('src/')));
  expect(foreign).toEqual([]);
});
