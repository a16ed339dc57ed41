import { matchPreview } from '@resources/mobile/matchPreview';
import { describe, expect, it } from 'vitest';

const url = 'https://oss.example/证据/a b.png?sign=a%2Fb&x=1#p';
const encoded = encodeURIComponent(url);
const absent = { baoquan: undefined, token: undefined, fileUrl: undefined, type: undefined };

describe('a phone page', () => {
  it.each([
    ['previewImg', 'image'],
    ['previewDoc', 'document'],
  ] as const)('%s gives its file url back as it was before encoding', (name, page) => {
    expect(matchPreview(`/mobile/${name}/${encoded}`)).toEqual({ page, fileUrl: url });
    expect(matchPreview(`/mobile/${name}/${encoded}/`)).toEqual({ page, fileUrl: url });
  });

  it.each(['previewImg', 'previewDoc'])(
    '%s without a file url, or with one that is not encoded, is invalid',
    (name) => {
      for (const rest of ['', '/', `/${url}`, `/${encoded}/more`, '/%E0%A4%A', '/%']) {
        expect(matchPreview(`/mobile/${name}${rest}`)).toEqual({ page: 'invalid' });
      }
    },
  );

  it('previewProgress has four parameters, each of which may be missing', () => {
    const page = 'progress';
    expect(matchPreview(`/mobile/previewProgress/B1/T%2F1/${encoded}/4`)).toEqual({
      page,
      baoquan: 'B1',
      token: 'T/1',
      fileUrl: url,
      type: '4',
    });
    expect(matchPreview('/mobile/previewProgress/B1/T1')).toEqual({
      page,
      ...absent,
      baoquan: 'B1',
      token: 'T1',
    });
    expect(matchPreview(`/mobile/previewProgress///${encoded}`)).toEqual({ page, ...absent, fileUrl: url });
    expect(matchPreview('/mobile/previewProgress')).toEqual({ page, ...absent });
  });

  it('previewProgress with more parameters, or a malformed one, is invalid', () => {
    expect(matchPreview(`/mobile/previewProgress/B1/T1/${encoded}/4/5`)).toEqual({ page: 'invalid' });
    expect(matchPreview('/mobile/previewProgress/B1/%FF')).toEqual({ page: 'invalid' });
  });

  it('previewAtt needs an evidence number and may have a token', () => {
    expect(matchPreview('/mobile/previewAtt/B1')).toEqual({
      page: 'attestation',
      baoquan: 'B1',
      token: undefined,
    });
    expect(matchPreview('/mobile/previewAtt/B1/T1')).toEqual({
      page: 'attestation',
      baoquan: 'B1',
      token: 'T1',
    });
    expect(matchPreview('/mobile/previewAtt')).toEqual({ page: 'invalid' });
    expect(matchPreview('/mobile/previewAtt/B1/T1/more')).toEqual({ page: 'invalid' });
  });

  it.each(['/mobile', '/mobile/', '/mobile/other', '/mobile/previewimg/x', '/mobile/constructor'])(
    '%s does not exist',
    (path) => {
      expect(matchPreview(path)).toEqual({ page: 'notFound' });
    },
  );
});
