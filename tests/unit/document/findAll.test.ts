import { findAll } from '@resources/evidence/media/pdf/findAll';
import { expect, test } from 'vitest';

test.each([
  [
    'Clause 1 and clause 12',
    'CLAUSE 1',
    [
      [0, 8],
      [13, 21],
    ],
  ],
  ['统一社会 信用代\n码', '信用代码', [[5, 10]]],
  ['ＡＢＣ１２３', 'abc123', [[0, 6]]],
  [
    'aaaa',
    'aa',
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ['ﬁle', 'fi', [[0, 1]]],
  ['anything', '  ', []],
  ['', 'a', []],
])('in %j, %j is found whatever its case, width and spaces are', (content, text, spans) => {
  expect(findAll(content, text)).toEqual(spans);
});
