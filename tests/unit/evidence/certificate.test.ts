import { downloadable } from '@resources/certificate';
import { fileStatus } from '@resources/enums';
import { kinds } from '@resources/evidence/certificate/kinds';
import { downloadRefusal } from '@resources/evidence/certificate/refusal';
import { cssString } from '@resources/evidence/certificate/usePaperMargins';
import { describe, expect, it } from 'vitest';

describe('downloading the evidence file', () => {
  it.each([
    ['1', '0', undefined],
    [1, undefined, undefined],
    ['0', '0', 'missing'],
    ['0', '2', 'uploading'],
    ['0', '1', 'refused'],
    ['0', undefined, 'refused'],
    [undefined, '0', 'missing'],
  ])('isDownload %s with query %s: %s', (isDownload, query, refusal) => {
    expect(downloadRefusal(downloadable.parse(isDownload), fileStatus.parse(query))).toBe(refusal);
  });

  it.each([
    ['evidence', { baoquan_no: 'N' }, 'url'],
    ['web', { baoquan: 'N', uid: '7' }, 'downUrl'],
    ['pro', { baoquan: 'N', type: '3', uid: '7' }, 'url'],
    ['move', { baoquan: 'N', type: '4', uid: '7' }, 'url'],
  ] as const)('of %s asks as its call wants', (kind, params, answer) => {
    expect(kinds[kind].fileParams('N', '7')).toEqual(params);
    expect(kinds[kind].answer).toBe(answer);
  });
});

describe('the header of the printed pages', () => {
  it("can't be broken out of by the number that it contains", () => {
    expect(cssString('"} body{display:none}/*\n\\')).toBe(
      '"\\22 \\7d  body\\7b display:none\\7d \\2f \\2a \\a \\5c "',
    );
  });

  it('keeps Chinese unchanged', () => {
    expect(cssString('证据编号 BQ-1')).toBe('"证据编号 BQ-1"');
  });
});
