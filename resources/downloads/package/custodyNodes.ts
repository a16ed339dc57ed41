import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { wallTimeOf } from '../../clock';
import { ALGORITHMS, type Algorithm, type Digests } from '../../evidence/hash/algorithm';

/** A node of a JSON-LD document. */
export type Node = Readonly<Record<string, unknown>>;
/** A reference to a node. */
export type Ref = { readonly '@id': string };

/** The vocabularies of CASE and UCO 1.x. */
export const CONTEXT = {
  'case-investigation': 'https://ontology.caseontology.org/case/investigation/',
  'uco-action': 'https://ontology.unifiedcyberontology.org/uco/action/',
  'uco-core': 'https://ontology.unifiedcyberontology.org/uco/core/',
  'uco-identity': 'https://ontology.unifiedcyberontology.org/uco/identity/',
  'uco-location': 'https://ontology.unifiedcyberontology.org/uco/location/',
  'uco-observable': 'https://ontology.unifiedcyberontology.org/uco/observable/',
  'uco-tool': 'https://ontology.unifiedcyberontology.org/uco/tool/',
  'uco-types': 'https://ontology.unifiedcyberontology.org/uco/types/',
  'uco-vocabulary': 'https://ontology.unifiedcyberontology.org/uco/vocabulary/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** A literal of another type than text. */
const typed = (type: string, value: string) => ({ '@type': type, '@value': value });

/** A moment of this computer. */
export const instant = (at: Date) => typed('xsd:dateTime', at.toISOString());

/**
 * A time as a server writes it, which is that of Shanghai (docs/specification.md#calls), always eight hours ahead since 1991;
 * `undefined` if it isn't one.
 */
export function serverTime(text: string | undefined) {
  const [, day, time, second = ':00'] =
    /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?/.exec(wallTimeOf(text ?? '')) ?? [];
  return day && typed('xsd:dateTime', `${day}T${time}${second}+08:00`);
}

/** Its properties without those that nobody knows. */
export const known = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Names for UCO's vocabulary of hashes, which other names may be used beside. */
const METHODS: Readonly<Record<Algorithm, unknown>> = {
  MD5: typed('uco-vocabulary:HashNameVocab', 'MD5'),
  'SHA-1': typed('uco-vocabulary:HashNameVocab', 'SHA1'),
  'SHA-256': typed('uco-vocabulary:HashNameVocab', 'SHA256'),
  SM3: 'SM3',
  'SHA-384': typed('uco-vocabulary:HashNameVocab', 'SHA384'),
  'SHA-512': typed('uco-vocabulary:HashNameVocab', 'SHA512'),
};

/** Collects nodes. Each has an identifier of its own, the same whenever it is made of the same `seed`. */
export function createGraph(seed: string) {
  const nodes = new Map<string, Node>();
  const idOf = (key: string) => `urn:uuid:${uuidOf(`${seed}\0${key}`)}`;
  return {
    nodes: () => [...nodes.values()],
    idOf,
    /** Adds a node once; a property that isn't known is left out. */
    add(key: string, type: string, properties: Node): Ref {
      const id = idOf(key);
      if (!nodes.has(id)) nodes.set(id, known({ '@id': id, '@type': type, ...properties }));
      return { '@id': id };
    },
    /** A facet inside a node; `undefined` if nothing is known of it. */
    facet(key: string, type: string, properties: Node): Node | undefined {
      const told = known(properties);
      return Object.keys(told).length > 0 ? { '@id': idOf(key), '@type': type, ...told } : undefined;
    },
    /** The hashes of a file. */
    hashes: (key: string, digests: Digests): readonly Node[] =>
      ALGORITHMS.flatMap((algorithm) => {
        const value = digests[algorithm];
        if (!value) return [];
        return {
          '@id': idOf(`${key} ${algorithm}`),
          '@type': 'uco-types:Hash',
          'uco-types:hashMethod': METHODS[algorithm],
          'uco-types:hashValue': typed('xsd:hexBinary', value.toUpperCase()),
        };
      }),
  };
}

/** A UUID of version 8: of the first bits of a digest (RFC 9562). */
function uuidOf(name: string): string {
  const bytes = sha256(new TextEncoder().encode(name)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
