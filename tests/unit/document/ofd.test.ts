import { deltasOf, placesOf } from '@resources/evidence/media/ofd/deltas';
import { familyOf } from '@resources/evidence/media/ofd/families';
import { resolvePath } from '@resources/evidence/media/ofd/ofdPackage';
import { openOfd } from '@resources/evidence/media/ofd/openOfd';
import { pathOf } from '@resources/evidence/media/ofd/pathData';
import { readXml } from '@resources/evidence/media/ofd/readXml';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ofdOf } from '../../support/documents/ofd';

const pageOf = (...parts: Parameters<typeof ofdOf>) => openOfd(new Uint8Array(ofdOf(...parts))).page(0);

describe('an OFD document', () => {
  it('paints a layer by the parameters that it names, and an object by its own', () => {
    const { items } = pageOf(
      '<ofd:PathObject Boundary="0 0 1 1"><ofd:StrokeColor Value="0 0 255"/></ofd:PathObject>',
    );
    const strokes = items.filter((item) => item.kind === 'path').map(({ paint }) => paint.stroke);
    expect(strokes).toEqual(['rgb(128 0 0)', 'rgb(0 0 255)']);
  });

  it('says that something is left out: a picture that browsers do not draw, a clip', () => {
    expect(pageOf().isPartial).toBe(false);
    expect(pageOf('<ofd:ImageObject Boundary="0 0 1 1" ResourceID="9"/>').isPartial).toBe(true);
    expect(pageOf('<ofd:PathObject Boundary="0 0 1 1"><ofd:Clips/></ofd:PathObject>').isPartial).toBe(true);
  });

  it('of more objects than a browser draws in time is refused', () => {
    expect(() => pageOf('<ofd:PathObject Boundary="0 0 1 1"/>'.repeat(20_001))).toThrow('excessive');
  });

  it('whose drawings use themselves ends', () => {
    const drawing =
      '<CompositeGraphicUnit ID="7"><Content><CompositeObject ResourceID="7"/></Content></CompositeGraphicUnit>';
    const { isPartial } = pageOf('<ofd:CompositeObject Boundary="0 0 1 1" ResourceID="7"/>', {
      'Doc_0/DocumentRes.xml': `<Res><CompositeGraphicUnits>${drawing}</CompositeGraphicUnits></Res>`,
    });
    expect(isPartial).toBe(true);
  });
});

it('a path is letters and numbers alone, and ends where it is not understood', () => {
  expect(pathOf('S 0 0 M 1 1 L 2 2 Q 1 1 2 2 B 1 1 2 2 3 3 A 1 1 0 0 1 5 5 C')).toBe(
    'M0 0M1 1L2 2Q1 1 2 2C1 1 2 2 3 3A1 1 0 0 1 5 5Z',
  );
  expect(pathOf('M 0 0 L 1 "/><script> L 1 1')).toBe('M0 0');
});

it('characters stand where their distances say; both halves of a pair at one place', () => {
  expect(deltasOf('1 g 2 3 4')).toEqual([1, 3, 3, 4]);
  expect(deltasOf('g 99999999999 1')).toHaveLength(20_000);
  expect(placesOf('证𠮷书', 10, [5, 5])).toEqual([10, 15, 15, 20]);
});

it('no name leads out of the package', () => {
  expect(resolvePath('Doc_0/Document.xml', '../../../etc/passwd')).toBe('etc/passwd');
  expect(resolvePath('Doc_0/Document.xml', '/Doc_0/./Res/../a.png')).toBe('Doc_0/a.png');
});

it('the name of a font is letters alone', () => {
  expect(familyOf('x";}</style>url(//evil)')).toBe(
    '"xstyleurlevil", SimSun, "Songti SC", "Noto Serif CJK SC", serif',
  );
});

it('entities of a document type are neither fetched nor put in', () => {
  const xml = (use: string) => strToU8(`<!DOCTYPE a [<!ENTITY e "x">]><a>${use}</a>`);
  expect(readXml(xml('&lt;')).text).toBe('<');
  expect(() => readXml(xml('&e;'))).toThrow('broken');
});
