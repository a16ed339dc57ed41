import { resources } from '@resources/manifest';
import { routes } from '@resources/routes';
import { expect, it } from 'vitest';
import { pathOf } from '../../src/schema/routes';
import { filesIn, textOf } from '../support/importGraph';

/** The application's language, time zone and subject. */
const ITS_WORDS = /\p{Script=Han}|baoquan|evidence|invoice|notar(?:y|iz)|attestation|Shanghai|zh-CN/iu;

/** The names of its resources and pages, and their folders. */
const names = [...Object.keys(resources), ...Object.keys(routes)];
const addresses = [...names, ...Object.values(routes).map(({ path }) => pathOf(path).slice(1))];
const areas = new Set(addresses.filter((each) => each.includes('/')).map((each) => each.split('/')[0]));
const ofOneWord = names.filter((each) => !each.includes('/'));
/** A path in one of its areas that is not a file's import; a one-word name anywhere. */
const ITS_ADDRESSES = new RegExp(
  `(?<![\\w@./-])/?(?:${[...areas].join('|')})/[\\w:]+|\\b(?:${ofOneWord.join('|')})\\b`,
);

const engine = filesIn('src');
/** Its words, which any application may show. */
const isWords = (file: string) => file.startsWith('src/words/');
/** The application's subject, in both languages. */
const ITS_SUBJECT = /baoquan|evidence|invoice|notar(?:y|iz)|attestation|证据|存证|出证|取证|公证|发票/iu;

it('the engine holds no word and no path of the application', () => {
  const found = engine.flatMap((file) => {
    const text = textOf(file);
    const words = (isWords(file) ? ITS_SUBJECT : ITS_WORDS).exec(text) ?? ITS_ADDRESSES.exec(text);
    return words ? [`${file}: ${words[0]}`] : [];
  });
  expect(found).toEqual([]);
});

it('each of its addresses would be found', () => {
  const missed = addresses
    .flatMap((address) => [`'${address}'`, `\`/${address}\``, ` ${address}.`])
    .filter((written) => !ITS_ADDRESSES.test(written));
  expect(missed).toEqual([]);
});
