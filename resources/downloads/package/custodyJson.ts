import type { Digests } from '../../evidence/hash/algorithm';
import { CONTEXT, createGraph, instant, known, type Ref, serverTime } from './custodyNodes';
import type { CertificateFacts } from './facts';
import type { Maker } from './manifest';
import type { PackagedFile } from './packagedFile';

interface Custody {
  /** The name of the package. */
  readonly name: string;
  readonly files: readonly PackagedFile[];
  readonly by: Maker;
  readonly at: Date;
  words(key: string, options?: object): string;
}

type Graph = ReturnType<typeof createGraph>;

/**
 * The chain of custody in CASE/UCO 1.x as JSON-LD: who captured, preserved, downloaded and compared what, when, with what, and
 * which digests each saw. It says what is known and nothing else: a certificate doesn't name who preserved its file, and the
 * history of downloads no digests.
 */
export function custodyJson({ name, files, by, at, words: translate }: Custody): string {
  const graph = createGraph(`${name}\0${at.toISOString()}`);
  const words = (key: string, options?: object) =>
    translate(`pages.downloads.package.custody.${key}`, options);
  const maker = graph.add('maker', 'uco-identity:Identity', {
    'uco-core:name': by.name,
    'uco-core:description': words('account', { uid: by.uid }),
  });
  const tool = graph.add('tool', 'uco-tool:Tool', { 'uco-core:name': 'evidence-console' });

  for (const file of files) {
    const { number, path, verdict, reason, facts } = file;
    const action = (key: string, title: string, properties: object) =>
      graph.add(`${number} ${key}`, 'case-investigation:InvestigativeAction', {
        'uco-core:name': words(title),
        ...properties,
      });
    const preserved = facts && preservedFile(graph, file, facts, words);
    const evidence = preserved && exhibit(graph, number, 'preserved', preserved);
    if (facts && evidence) history(graph, number, facts, evidence, action, words);
    const packed = path === undefined ? undefined : packedFile(graph, file, path);
    const result = packed && exhibit(graph, number, 'packed', packed);
    action('packed', 'packed', {
      'uco-action:performer': maker,
      'uco-action:instrument': tool,
      'uco-action:endTime': instant(file.at),
      'uco-action:object': evidence,
      'uco-action:result': result,
      ...(verdict === 'missing' || verdict === 'incomplete'
        ? {
            'uco-action:actionStatus': 'Fail',
            'uco-core:description': reason && translate(reason),
          }
        : {}),
    });
    if (preserved && packed)
      action('compared', 'compared', {
        'uco-action:performer': maker,
        'uco-action:instrument': tool,
        'uco-action:endTime': instant(file.at),
        'uco-action:object': [preserved, packed],
        'uco-core:description': [
          translate(`pages.downloads.package.verdicts.${verdict}`),
          ...(reason ? [translate(reason)] : []),
        ].join(' · '),
      });
  }
  const bundle = known({
    '@context': CONTEXT,
    '@id': graph.idOf('bundle'),
    '@type': 'uco-core:Bundle',
    'uco-core:name': words('name', { package: name }),
    'uco-core:objectCreatedTime': instant(at),
    'uco-core:object': graph.nodes(),
  });
  return `${JSON.stringify(bundle, undefined, 2)}\n`;
}

/** The file as its certificate states it: its digests whose algorithm is stated, or found by comparing. */
function preservedFile(
  graph: Graph,
  { number, certificateDigests = [], matching = [] }: PackagedFile,
  { record }: CertificateFacts,
  words: Custody['words'],
): Ref {
  const digests: Partial<Record<keyof Digests, string>> = {};
  const open: string[] = [];
  for (const { hex, algorithms, isStated, text } of certificateDigests) {
    const algorithm = isStated ? algorithms[0] : algorithms.find((each) => matching.includes(each));
    if (algorithm && hex) digests[algorithm] ??= hex;
    else open.push(text);
  }
  const facet = graph.facet(`${number} preserved content`, 'uco-observable:ContentDataFacet', {
    'uco-observable:hash': graph.hashes(`${number} preserved`, digests),
  });
  return graph.add(`${number} preserved file`, 'uco-observable:ObservableObject', {
    'uco-core:name': record.title,
    'uco-core:description': open.map((digest) => words('unstated', { digest })),
    'uco-core:hasFacet': facet,
  });
}

/** The file as the package has it. */
function packedFile(graph: Graph, { number, size, sha256, otherDigests }: PackagedFile, path: string): Ref {
  const content = graph.facet(`${number} packed content`, 'uco-observable:ContentDataFacet', {
    'uco-observable:sizeInBytes': size,
    'uco-observable:hash': graph.hashes(`${number} packed`, { ...otherDigests, 'SHA-256': sha256 }),
  });
  const file = graph.facet(`${number} packed file facet`, 'uco-observable:FileFacet', {
    'uco-observable:fileName': path.split('/').at(-1),
    'uco-observable:filePath': path,
    'uco-observable:sizeInBytes': size,
  });
  return graph.add(`${number} packed file`, 'uco-observable:File', {
    'uco-core:hasFacet': [file, content].filter((each) => each !== undefined),
  });
}

/** The record by which a file is evidence of this number. */
const exhibit = (graph: Graph, number: string, kind: string, file: Ref): Ref =>
  graph.add(`${number} ${kind} exhibit`, 'case-investigation:ProvenanceRecord', {
    'case-investigation:exhibitNumber': number,
    'uco-core:object': file,
  });

/** What happened before: captured, preserved, downloaded. */
function history(
  graph: Graph,
  number: string,
  { record, downloads }: CertificateFacts,
  evidence: Ref,
  action: (key: string, title: string, properties: object) => Ref,
  words: Custody['words'],
) {
  const { startAt, endAt, saveTime, address } = record;
  const instruments = instrumentsOf(graph, number, record);
  const [start, end] = [serverTime(startAt), serverTime(endAt)];
  if (start || end || instruments.length > 0)
    action('captured', 'captured', {
      'uco-action:startTime': start,
      'uco-action:endTime': end,
      'uco-action:instrument': instruments,
      'uco-action:location':
        address && graph.add(`${number} place`, 'uco-location:Location', { 'uco-core:description': address }),
      'uco-action:result': evidence,
    });
  const saved = serverTime(saveTime);
  if (saved)
    action('preserved', 'preserved', {
      'uco-action:endTime': saved,
      'uco-action:object': evidence,
    });
  const { rows = [], total = 0 } = downloads ?? {};
  for (const [index, { operator, operate_time }] of rows.entries())
    action(`downloaded ${index}`, 'downloaded', {
      'uco-action:performer':
        operator && graph.add(`operator ${operator}`, 'uco-identity:Identity', { 'uco-core:name': operator }),
      'uco-action:startTime': serverTime(operate_time),
      'uco-action:object': evidence,
      'uco-core:description':
        index === 0 && total > rows.length ? words('more', { shown: rows.length, total }) : undefined,
    });
}

/** The device that captured, and its system, as far as its certificate names them. */
function instrumentsOf(
  graph: Graph,
  number: string,
  { configInfo }: CertificateFacts['record'],
): readonly Ref[] {
  const { name, model_name, type, version_sys, processor } = configInfo ?? {};
  const facets = [
    graph.facet(`${number} device facet`, 'uco-observable:DeviceFacet', {
      'uco-observable:model': model_name,
    }),
    graph.facet(`${number} device processor`, 'uco-observable:ComputerSpecificationFacet', {
      'uco-observable:cpu': processor,
    }),
  ].filter((each) => each !== undefined);
  const system = graph.facet(`${number} system facet`, 'uco-observable:OperatingSystemFacet', {
    'uco-observable:version': version_sys,
  });
  return [
    ...(name || facets.length > 0
      ? [
          graph.add(`${number} device`, 'uco-observable:Device', {
            'uco-core:name': name,
            'uco-core:hasFacet': facets,
          }),
        ]
      : []),
    ...(type || system
      ? [
          graph.add(`${number} system`, 'uco-observable:OperatingSystem', {
            'uco-core:name': type && SYSTEMS[type],
            'uco-core:hasFacet': system,
          }),
        ]
      : []),
  ];
}

const SYSTEMS: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS' };
