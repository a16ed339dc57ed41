/** Where the end of a zip's directory may begin, as a comment may follow it. */
const TAIL = 65_557;
/** How much of a directory, or of a file without one, is searched. */
const SEARCHED = 1_048_576;
const END = Uint8Array.of(0x50, 0x4b, 0x05, 0x06);

/** An entry of the directory: 46 bytes and its name. */
const LISTED = /PK.{44}\/?OFD\.xml/is;
/** An entry itself: 30 bytes and its name. */
const BEGUN = /PK.{28}\/?(?:OFD\.xml|Doc_\d+\/)/is;

/** Whether a zip is an OFD document (GB/T 33190): it holds `OFD.xml`. One that was cut is known by what it begins with. */
export async function isOfd(file: Blob): Promise<boolean> {
  const tail = new Uint8Array(await file.slice(-TAIL).arrayBuffer());
  const end = lastIndexOf(tail, END);
  if (end < 0 || end + 20 > tail.length) return BEGUN.test(await latin1(file.slice(0, SEARCHED)));
  const view = new DataView(tail.buffer);
  const at = view.getUint32(end + 16, true);
  const size = Math.min(view.getUint32(end + 12, true), SEARCHED);
  return LISTED.test(await latin1(file.slice(at, at + size)));
}

function lastIndexOf(bytes: Uint8Array, sought: Uint8Array): number {
  for (let at = bytes.length - sought.length; at >= 0; at -= 1)
    if (sought.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}

const latin1 = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());
