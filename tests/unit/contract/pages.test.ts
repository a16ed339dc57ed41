import { describe, expect, it } from 'vitest';
import { type AskedPage, orderProblems, pageProblems, pagesToAsk } from '../../../src/tools/contract/pages';

const page = (number: number, keys: readonly string[], total: number): AskedPage => ({
  page: number,
  keys,
  rows: keys,
  total,
});
const messages = (pages: readonly AskedPage[], field = 'id') =>
  pageProblems(pages, 2, field).map((each) => each.message);

describe('the requested pages of a list', () => {
  it('are all pages of a short list, and the one past its end', () => {
    expect(pagesToAsk(5, 2)).toEqual([2, 3, 4]);
    expect(pagesToAsk(2, 2)).toEqual([2]);
    expect(pagesToAsk(0, 2)).toEqual([2]);
  });

  it('are the first five of a long list, its last, and the one past its end', () => {
    expect(pagesToAsk(200, 2)).toEqual([2, 3, 4, 5, 100, 101]);
  });
});

describe('the pages of a list', () => {
  it('are right when every row comes once and the count matches', () => {
    expect(messages([page(1, ['a', 'b'], 3), page(2, ['c'], 3), page(3, [], 3)])).toEqual([]);
  });

  it('may repeat the last page past the end', () => {
    expect(messages([page(1, ['a', 'b'], 3), page(2, ['c'], 3), page(3, ['c'], 3)], '#')).toEqual([]);
  });

  it('may have another count past the end, where there are no rows', () => {
    expect(messages([page(1, ['a', 'b'], 2), page(2, [], 0)])).toEqual([]);
  });

  it.each([
    [
      'more rows than the count says',
      [page(1, ['a', 'b'], 1)],
      'the count is 1, so page 1 has 1 rows, and it has 2',
    ],
    [
      'fewer',
      [page(1, ['a', 'b'], 4), page(2, ['c'], 4)],
      'the count is 4, so page 2 has 2 rows, and it has 1',
    ],
    ['more than were asked for', [page(1, ['a', 'b', 'c'], 3)], 'page 1 has 3 rows where 2 were asked for'],
    ['two counts', [page(1, ['a', 'b'], 3), page(2, ['c'], 4)], 'the count is 3 on page 1 and 4 on page 2'],
    [
      'one row twice',
      [page(1, ['a', 'b'], 4), page(2, ['c', 'a'], 4)],
      'row 2 of page 2 has the id of row 1 of page 1',
    ],
    ['one row twice on a page', [page(1, ['a', 'a'], 2)], 'row 2 of page 1 has the id of row 1 of page 1'],
  ])('are wrong with %s', (_what, pages, sentence) => {
    expect(messages(pages)).toEqual([sentence]);
  });

  it('without keys are wrong only when a whole page repeats, as two rows may be alike', () => {
    expect(messages([page(1, ['a', 'a'], 4), page(2, ['a', 'b'], 4)], '#')).toEqual([]);
    expect(messages([page(1, ['a', 'b'], 4), page(2, ['a', 'b'], 4)], '#')).toEqual([
      'page 2 repeats the rows of another page',
    ]);
  });
});

describe('a page that is requested twice', () => {
  it('has the same rows in the same order', () => {
    expect(orderProblems(page(1, ['a', 'b'], 2), page(1, ['a', 'b'], 2))).toEqual([]);
    expect(orderProblems(page(1, ['a', 'b'], 2), page(1, ['b', 'a'], 2))).toHaveLength(1);
  });

  it('may have other rows when some were inserted in between', () => {
    expect(orderProblems(page(1, ['a', 'b'], 2), page(1, ['c', 'a'], 3))).toEqual([]);
  });
});
