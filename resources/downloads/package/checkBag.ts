import type { Algorithm, Digests } from '../../evidence/hash/algorithm';
import type { Hasher } from '../../evidence/hash/hasher';
import type { TimestampCheck } from '../../evidence/timestamp/timestamp';
import type {
  BagCheck,
  CheckTools,
  ChosenFile,
  FileResult,
  FileState,
  ListedFile,
  StepOutcome,
} from './bagCheck';

/**
 * Checks an unpacked bag: its declaration, its tag files and payload against its manifests, and the payload against the
 * certificates. It refers to nothing outside itself: its source goes into verify.html. `undefined` once it is over.
 */
export async function checkBag(
  chosen: readonly ChosenFile[],
  { judge, parseManifest, timestamps, hasher, onProgress, isOver }: CheckTools,
): Promise<BagCheck | undefined> {
  /** In bytes: memory stays constant however large a file is. */
  const slice = 4 * 1024 * 1024;
  const manifests = { 'SHA-256': 'sha256', SM3: 'sm3' } as const;
  /** What operating systems leave in folders. */
  const litter = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$|^__MACOSX\//i;
  // macOS decomposes characters in names.
  const same = (path: string) => path.normalize('NFC');

  const declared = chosen.filter(({ path }) => /(?:^|\/)bagit\.txt$/.test(path));
  const [top] = declared.sort((a, b) => a.path.length - b.path.length);
  if (!top) return { failure: 'noBag', steps: [], results: [] };
  const canHash = await Promise.resolve(hasher('SHA-256')).catch(() => undefined);
  if (!canHash) return { failure: 'noHash', steps: [], results: [] };
  const base = top.path.slice(0, -'bagit.txt'.length);
  const files = new Map(
    chosen
      .filter(({ path }) => path.startsWith(base) && !litter.test(path.slice(base.length)))
      .map(({ path, file }) => [same(path.slice(base.length)), file]),
  );

  async function textOf(path: string): Promise<string | undefined> {
    try {
      const bytes = await files.get(path)?.arrayBuffer();
      return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return undefined;
    }
  }

  /** A manifest in the form in which it was written; `undefined` if it isn't there, or not so: it was changed. */
  async function manifestOf(name: string): Promise<Map<string, string> | undefined> {
    const text = await textOf(name);
    if (text === undefined || !text.endsWith('\n')) return undefined;
    const lines = text
      .slice(0, -1)
      .split('\n')
      .map((line) => /^([0-9a-f]{64}) {2}(\S.*)$/.exec(line));
    const found = new Map<string, string>();
    for (const line of lines) {
      if (!line) return undefined;
      const path = same((line[2] ?? '').replace(/%(?:0A|0D|25)/g, (code) => decodeURIComponent(code)));
      if (found.has(path)) return undefined;
      found.set(path, line[1] ?? '');
    }
    return found;
  }

  /** Reads a file once. */
  async function digestsOf(path: string, file: Blob, algorithms: Iterable<Algorithm>): Promise<Digests> {
    const hashers: [Algorithm, Hasher][] = [];
    for (const algorithm of new Set(algorithms)) {
      const created = await hasher(algorithm);
      if (created) hashers.push([algorithm, created]);
    }
    for (let at = 0; at < file.size; ) {
      const bytes = new Uint8Array(await file.slice(at, at + slice).arrayBuffer());
      if (isOver()) return {};
      if (bytes.length === 0) throw new Error('the file became shorter while it was read');
      for (const [, each] of hashers) each.update(bytes);
      at += bytes.length;
      read += bytes.length;
      onProgress(path, total > 0 ? read / total : 1);
    }
    return Object.fromEntries(hashers.map(([algorithm, each]) => [algorithm, each.digest()]));
  }

  /** What a file's time stamp says; `undefined` if it has none. */
  async function stampOf({ timestamp, isExact }: ListedFile) {
    if (!timestamp) return undefined;
    const file = timestamp.path === undefined ? undefined : files.get(same(timestamp.path));
    const bytes = new Uint8Array((await file?.arrayBuffer().catch(() => undefined)) ?? new ArrayBuffer());
    return {
      algorithm: timestamps?.imprintAlgorithm(bytes),
      check: async (digests: Digests): Promise<TimestampCheck> =>
        timestamps
          ? await timestamps.checkToken(bytes, digests, new Date(), isExact)
          : { kind: 'uncheckable', reason: 'noCrypto' },
    };
  }

  let read = 0;
  let total = 0;
  for (const file of files.values()) total += file?.size ?? 0;
  const results: FileResult[] = [];
  const steps: StepOutcome[] = [];

  const declaration = await textOf('bagit.txt');
  const isBag = declaration === 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';
  steps.push({ step: 'declaration', state: isBag ? 'good' : 'bad', count: 1 });

  const hasSm3 = files.has('manifest-sm3.txt') || files.has('tagmanifest-sm3.txt');
  const algorithms: (keyof typeof manifests)[] = hasSm3 ? ['SHA-256', 'SM3'] : ['SHA-256'];
  const listedBy = async (kind: 'manifest' | 'tagmanifest') => {
    const found = new Map<string, { -readonly [A in Algorithm]?: string }>();
    let isRead = true;
    for (const algorithm of algorithms) {
      const lines = await manifestOf(`${kind}-${manifests[algorithm]}.txt`);
      if (!lines) isRead = false;
      for (const [path, digest] of lines ?? []) found.set(path, { ...found.get(path), [algorithm]: digest });
    }
    return { found, isRead };
  };
  /** Whether the digests that a manifest has of a file are those of the file; each must have it, where it can be computed. */
  const isSame = (listed: Digests, digests: Digests) =>
    algorithms.every((each) => digests[each] === undefined || digests[each] === listed[each]);

  const tags = await listedBy('tagmanifest');
  for (const [path, listed] of tags.found) {
    const entry = { path };
    const file = files.get(path);
    if (!file) {
      results.push({ entry, state: files.has(path) ? 'unreadable' : 'lost', listed });
      continue;
    }
    try {
      const digests = await digestsOf(path, file, algorithms);
      if (isOver()) return undefined;
      if (!isSame(listed, digests))
        results.push({ entry, state: 'changed', size: file.size, digests, listed });
    } catch {
      results.push({ entry, state: 'unreadable', listed });
    }
  }
  for (const path of files.keys())
    if (!path.startsWith('data/') && !/^tagmanifest-\w+\.txt$/.test(path) && !tags.found.has(path))
      results.push({ entry: { path }, state: 'extra' });
  const wrongTags = results.length;
  steps.push({
    step: 'tags',
    state: tags.isRead ? (wrongTags > 0 ? 'bad' : 'good') : 'unread',
    count: wrongTags || tags.found.size,
  });

  const payload = await listedBy('manifest');
  const manifest = parseManifest(await textOf('manifest.json'));
  const entries = new Map<string, ListedFile>();
  for (const path of payload.found.keys()) entries.set(path, { path });
  for (const entry of manifest?.files ?? []) {
    if (entry.path !== undefined) entries.set(same(entry.path), entry);
    else results.push({ entry, state: 'missing' });
  }
  const before = results.length;
  for (const [path, entry] of entries) {
    const file = files.get(path);
    const listed = payload.found.get(path);
    if (!listed) results.push({ entry, state: 'unlisted', size: file?.size });
    else if (!file) results.push({ entry, state: files.has(path) ? 'unreadable' : 'lost', listed });
    else
      try {
        const certified = entry.certificateDigests ?? [];
        const stamp = await stampOf(entry);
        const needed = [...algorithms, ...certified.flatMap((digest) => digest.algorithms)];
        if (stamp?.algorithm) needed.push(stamp.algorithm);
        const digests = await digestsOf(path, file, needed);
        if (isOver()) return undefined;
        const isListed = entry.sha256 === undefined || entry.sha256 === digests['SHA-256'];
        const { kind, ...verdict } = judge(certified, digests, entry.isExact);
        const isCut = kind === 'undecidable' && entry.verdict === 'incomplete';
        results.push({
          entry,
          size: file.size,
          digests,
          listed,
          timestamp: await stamp?.check(digests),
          ...(!isListed || !isSame(listed, digests)
            ? { state: 'changed' }
            : {
                state: isCut ? 'incomplete' : kind,
                undecided: !isCut && 'reason' in verdict ? verdict.reason : undefined,
                matching: 'algorithms' in verdict ? verdict.algorithms : undefined,
              }),
        });
      } catch {
        results.push({ entry, state: 'unreadable', listed });
      }
  }
  for (const path of files.keys())
    if (path.startsWith('data/') && !entries.has(path)) results.push({ entry: { path }, state: 'extra' });

  const ofPayload = results.slice(before);
  const broken: readonly FileState[] = ['changed', 'lost', 'unreadable', 'unlisted', 'extra'];
  const wrong = ofPayload.filter(({ state }) => broken.includes(state)).length;
  const state = wrong > 0 ? 'bad' : 'good';
  const count = wrong || ofPayload.length;
  steps.push({ step: 'payload', state: payload.isRead ? state : 'unread', count });
  steps.push({
    step: 'sm3',
    state: !hasSm3 ? 'none' : !hasher('SM3') ? 'open' : payload.isRead ? state : 'unread',
    count,
  });

  const oxum = /^Payload-Oxum: (\d+)\.(\d+)$/m.exec((await textOf('bag-info.txt')) ?? '');
  const there = [...files].filter(([path]) => path.startsWith('data/'));
  const octets = there.reduce((sum, [, file]) => sum + (file?.size ?? 0), 0);
  const isWhole = oxum && Number(oxum[1]) === octets && Number(oxum[2]) === there.length;
  steps.push({ step: 'oxum', state: !oxum ? 'unread' : isWhole ? 'good' : 'bad', count: there.length });

  const differing = results.filter((result) => result.state === 'mismatch').length;
  const agreeing = results.filter((result) => result.state === 'match').length;
  const open = ofPayload.length - wrong - differing - agreeing;
  steps.push({
    step: 'certificates',
    state: !manifest ? 'unread' : differing > 0 ? 'bad' : open > 0 || agreeing === 0 ? 'open' : 'good',
    count: differing || open || agreeing,
  });

  const stamps = results.flatMap(({ timestamp }) => (timestamp ? [timestamp] : []));
  const partsOf = (check: TimestampCheck) =>
    check.kind === 'checked' ? [check.imprint, check.signature, check.chain, check.time] : ['open'];
  const wrongStamps = stamps.filter((check) => partsOf(check).includes('bad')).length;
  const openStamps = stamps.filter((check) => partsOf(check).includes('open')).length;
  const ofStamps = wrongStamps > 0 ? 'bad' : openStamps > 0 ? 'open' : stamps.length > 0 ? 'good' : 'none';
  steps.push({ step: 'timestamps', state: ofStamps, count: wrongStamps || openStamps || stamps.length });
  return { manifest, steps, results };
}
