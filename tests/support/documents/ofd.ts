import { IA5String, Integer, OctetString, Sequence } from 'asn1js';
import { encode } from 'fast-png';
import { strToU8, zipSync } from 'fflate';

const OFD = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** A PNG of one colour. */
const pngOf = (red: number, green: number, blue: number): Uint8Array => {
  const data = new Uint8Array(16 * 16 * 4);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at);
  return encode({ width: 16, height: 16, data });
};

/** A seal as GB/T 38540 nests it, as far as its picture goes. */
const sealOf = (png: Uint8Array): Uint8Array => {
  const picture = new Sequence({
    value: [
      new IA5String({ value: 'png' }),
      new OctetString({ valueHex: new Uint8Array(png).buffer }),
      new Integer({ value: 30 }),
      new Integer({ value: 20 }),
    ],
  });
  return new Uint8Array(new Sequence({ value: [new Sequence({ value: [picture] })] }).toBER());
};

const row = (label: string, y: number, x = 20) =>
  `<ofd:TextObject ID="${y}${x}" Boundary="${x} ${y} 80 6" Font="1" Size="4"><ofd:TextCode X="0" Y="4" DeltaX="g ${label.length - 1} 4">${label}</ofd:TextCode></ofd:TextObject>`;

/** What lies on the page of the invoice: a red square at its top left, black words, a picture. */
export const invoiceBody = `
<ofd:PathObject ID="11" Boundary="0 0 20 20" Fill="true" Stroke="false"><ofd:FillColor Value="255 0 0"/><ofd:AbbreviatedData>M 0 0 L 20 0 L 20 20 L 0 20 C</ofd:AbbreviatedData></ofd:PathObject>
<ofd:PathObject ID="12" Boundary="10 40 190 80" LineWidth="0.5"><ofd:AbbreviatedData>M 0 0 L 190 0 L 190 80 L 0 80 C M 0 12 L 190 12 M 0 60 L 190 60 M 95 0 L 95 60</ofd:AbbreviatedData></ofd:PathObject>
<ofd:TextObject ID="13" Boundary="65 12 90 12" Font="1" Size="8"><ofd:TextCode X="0" Y="9" DeltaX="g 9 8">电子发票（普通发票）</ofd:TextCode></ofd:TextObject>
${row('购买方：北京某某科技有限公司', 43)}${row('销售方：上海某某公证服务处', 43, 108)}
${row('项目名称：电子数据存证服务', 60)}${row('数量：1', 60, 108)}
${row('价税合计（大写）：壹仟贰佰圆整', 106)}${row('（小写）¥1200.00', 106, 120)}
<ofd:ImageObject ID="14" Boundary="170 10 20 20" ResourceID="5" CTM="20 0 0 20 0 0"/>`;

/** The parts of an invoice in OFD, by their paths; those that are given stand in for its own. */
export function invoiceParts(
  body: string = invoiceBody,
  other: Readonly<Record<string, string | Uint8Array>> = {},
): Record<string, Uint8Array> {
  const parts: Record<string, string | Uint8Array> = {
    'OFD.xml': `${HEAD}<ofd:OFD ${OFD} Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>1</ofd:DocID></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot><ofd:Signatures>/Doc_0/Signs/Signatures.xml</ofd:Signatures></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `${HEAD}<ofd:Document ${OFD}><ofd:CommonData><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes><ofd:DocumentRes>DocumentRes.xml</ofd:DocumentRes><ofd:TemplatePage ID="2" BaseLoc="Tpls/Tpl_0/Content.xml"/></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `${HEAD}<ofd:Res ${OFD} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="1" FontName="楷体" FamilyName="楷体"/></ofd:Fonts><ofd:DrawParams><ofd:DrawParam ID="4" LineWidth="0.25"><ofd:FillColor Value="128 0 0"/><ofd:StrokeColor Value="128 0 0"/></ofd:DrawParam></ofd:DrawParams></ofd:Res>`,
    'Doc_0/DocumentRes.xml': `${HEAD}<ofd:Res ${OFD} BaseLoc="Res"><ofd:MultiMedias><ofd:MultiMedia ID="5" Type="Image"><ofd:MediaFile>green.png</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias></ofd:Res>`,
    'Doc_0/Res/green.png': pngOf(0, 160, 0),
    'Doc_0/Tpls/Tpl_0/Content.xml': `${HEAD}<ofd:Page ${OFD}><ofd:Content><ofd:Layer ID="20" DrawParam="4">${row('发票号码：', 30, 130)}<ofd:PathObject ID="21" Boundary="60 26 90 1"><ofd:AbbreviatedData>M 0 0 L 90 0</ofd:AbbreviatedData></ofd:PathObject></ofd:Layer></ofd:Content></ofd:Page>`,
    'Doc_0/Pages/Page_0/Content.xml': `${HEAD}<ofd:Page ${OFD}><ofd:Template TemplateID="2" ZOrder="Background"/><ofd:Content><ofd:Layer ID="10" Type="Body">${body}</ofd:Layer></ofd:Content></ofd:Page>`,
    'Doc_0/Signs/Signatures.xml': `${HEAD}<ofd:Signatures ${OFD}><ofd:Signature ID="1" Type="Seal" BaseLoc="/Doc_0/Signs/Sign_0/Signature.xml"/></ofd:Signatures>`,
    'Doc_0/Signs/Sign_0/Signature.xml': `${HEAD}<ofd:Signature ${OFD}><ofd:SignedInfo><ofd:Seal><ofd:BaseLoc>Seal.esl</ofd:BaseLoc></ofd:Seal><ofd:StampAnnot ID="1" PageRef="1" Boundary="160 110 30 20"/></ofd:SignedInfo><ofd:SignedValue>SignedValue.dat</ofd:SignedValue></ofd:Signature>`,
    'Doc_0/Signs/Sign_0/Seal.esl': sealOf(pngOf(200, 0, 90)),
    'Doc_0/Signs/Sign_0/SignedValue.dat': new Uint8Array([0x30, 0x03, 0x02, 0x01, 0x01]),
    ...other,
  };
  return Object.fromEntries(
    Object.entries(parts).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]),
  );
}

/** An invoice in OFD. */
export const ofdOf = (...parts: Parameters<typeof invoiceParts>): Buffer =>
  Buffer.from(zipSync(invoiceParts(...parts)));

/** The same zip, whose directory states another size for each entry. */
export function stating(zip: Buffer, size: number): Buffer {
  const changed = Buffer.from(zip);
  for (let at = changed.indexOf('PK\x01\x02'); at >= 0; at = changed.indexOf('PK\x01\x02', at + 4))
    changed.writeUInt32LE(size, at + 24);
  return changed;
}
