import { fromBER, IA5String, Integer, OctetString, Sequence } from 'asn1js';

/** A seal's picture: its format and bytes. */
export interface SealPicture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How deep the picture lies at most (GM/T 0031, GB/T 38540). */
const DEEPEST = 12;

/** The picture within a seal, or within a signature that carries one; `undefined` if there is none. */
export function sealPicture(bytes: Uint8Array<ArrayBuffer>): SealPicture | undefined {
  const { offset, result } = fromBER(bytes);
  return offset < 0 ? undefined : search(result, DEEPEST);
}

/** Looks for the structure of a picture: its type, its data, its width and height. */
function search(block: unknown, depth: number): SealPicture | undefined {
  if (!(block instanceof Sequence) || depth === 0) return undefined;
  const { value } = block.valueBlock;
  const [type, data, width] = value;
  if (type instanceof IA5String && data instanceof OctetString && width instanceof Integer)
    return { type: type.getValue().toLowerCase(), bytes: new Uint8Array(data.getValue()) };
  for (const child of value) {
    const found = search(child, depth - 1);
    if (found) return found;
  }
  return undefined;
}
