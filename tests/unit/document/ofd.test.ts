import { deltasOf, placesOf } from '@resources/evidence/media/ofd/deltas';
import { familyOf } from '@resources/evidence/media/ofd/families';
import { resolvePath } from '@resources/evidence/media/ofd/ofdPackage';
import { openOfd } from '@resources/evidence/media/ofd/openOfd';
import { pathOf } from '@resources/evidence/media/ofd/pathData';
import { readXml } from '@resources/evidence/media/ofd/readXml';
import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { invoiceParts, ofdOf } from '../../support/documents/ofd';

const pageOf = (...parts: Parameters<typeof ofdOf>) => openOfd(new Uint8Array(ofdOf(...parts))).page(0);

describe('an OFD document', () => {
  it('paints a layer by the parameters that it names, and an object by its own', () => {
    const { items } = pageOf(
      '<ofd:PathObject Boundary="0 0 1 1"><ofd:StrokeColor Value="0 0 255"/></ofd:PathObject>',
    );
    const strokes = items.filter((item) => item.kind === 'path').map(({ paint }) => paint.stroke);
    expect(strokes).toEqual(['rgb(128 0 0)', 'rgb(0 0 255)']);
  });

  it('counts what is left out: what browsers do not draw, clips, shadings, what is not understood or too long', () => {
    expect(pageOf().leftOut).toBe(0);
    const path = (content: string) => `<ofd:PathObject Boundary="0 0 1 1">${content}</ofd:PathObject>`;
    const all = [
      '<ofd:ImageObject Boundary="0 0 1 1" ResourceID="9"/>',
      '<ofd:VideoObject Boundary="0 0 1 1" ResourceID="9"/>',
      path('<ofd:Clips/>'),
      path('<ofd:FillColor><ofd:AxialShd/></ofd:FillColor>'),
      path('<ofd:AbbreviatedData>M 0 0 X 1 1</ofd:AbbreviatedData>'),
      `<ofd:TextObject Boundary="0 0 1 1"><ofd:TextCode>${'文'.repeat(20_001)}</ofd:TextCode></ofd:TextObject>`,
    ];
    for (const one of all) expect(pageOf(one).leftOut, one.slice(0, 80)).toBe(1);
    expect(pageOf(all.join('')).leftOut).toBe(all.length);
  });

  it('of more objects than a browser draws in time is refused', () => {
    expect(() => pageOf('<ofd:PathObject Boundary="0 0 1 1"/>'.repeat(20_001))).toThrow('excessive');
  });

  it('shows the pages of all its bodies, and counts those that cannot be read', () => {
    const body = (root: string) => `<DocBody><DocRoot>${root}</DocRoot></DocBody>`;
    const of = (...roots: readonly string[]) =>
      openOfd(new Uint8Array(ofdOf(undefined, { 'OFD.xml': `<OFD>${roots.map(body).join('')}</OFD>` })));
    const root = 'Doc_0/Document.xml';
    const both = of(root, root);
    expect([both.count, both.leftOut]).toEqual([2, 0]);
    expect(both.page(1)).toEqual(both.page(0));
    const one = of('Doc_1/Document.xml', root);
    expect([one.count, one.leftOut]).toEqual([1, 1]);
    expect(one.page(0).items).toEqual(both.page(0).items);
    expect(() => of('Doc_1/Document.xml')).toThrow('broken');
  });

  it('counts signatures and notes that are not there', () => {
    const signed = (signatures: string) =>
      openOfd(new Uint8Array(ofdOf(undefined, { 'Doc_0/Signs/Signatures.xml': signatures }))).leftOut;
    expect(signed('<Signatures><Signature BaseLoc="/nowhere.xml"/></Signatures>')).toBe(1);
    expect(signed('<Signatures/>')).toBe(0);
    const noted = strFromU8(invoiceParts()['Doc_0/Document.xml'] ?? new Uint8Array());
    const document = noted.replace(
      '</ofd:Document>',
      '<ofd:Annotations>none.xml</ofd:Annotations></ofd:Document>',
    );
    expect(pageOf(undefined, { 'Doc_0/Document.xml': document }).leftOut).toBe(1);
  });

  it('whose drawings use themselves ends', () => {
    const drawing =
      '<CompositeGraphicUnit ID="7"><Content><CompositeObject ResourceID="7"/></Content></CompositeGraphicUnit>';
    const { leftOut } = pageOf('<ofd:CompositeObject Boundary="0 0 1 1" ResourceID="7"/>', {
      'Doc_0/DocumentRes.xml': `<Res><CompositeGraphicUnits>${drawing}</CompositeGraphicUnits></Res>`,
    });
    expect(leftOut).toBe(1);
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

it.each<[string, Uint8Array]>([
  // 证据 in GBK.
  [
    'GBK',
    Uint8Array.from([
      ...strToU8('<?xml version="1.0" encoding="GBK"?><a>'),
      0xd6,
      0xa4,
      0xbe,
      0xdd,
      ...strToU8('</a>'),
    ]),
  ],
  [
    'GB18030',
    Uint8Array.from([
      ...strToU8('<?xml version="1.0" encoding="gb18030"?><a>'),
      0xd6,
      0xa4,
      0xbe,
      0xdd,
      ...strToU8('</a>'),
    ]),
  ],
  [
    'UTF-16',
    Uint8Array.from(Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>证据</a>', 'utf16le')),
  ],
  ['UTF-8 with a mark', strToU8('\ufeff<?xml version="1.0" encoding="UTF-8"?><a>证据</a>')],
  ['UTF-8 behind a blank line', strToU8('\r\n <?xml version="1.0" encoding="UTF-8"?><a>证据</a>')],
  ['UTF-8 behind a blank line and a mark', strToU8('\n\ufeff<?xml version="1.0"?><a>证据</a>')],
])('XML is read in the encoding that it declares: %s', (_, bytes) => {
  expect(readXml(bytes).text).toBe('证据');
});
