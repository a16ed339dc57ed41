import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../api/fetchFile';
import { loadChunk } from '../../chunks';
import { useConsole } from '../../kit/ConsoleContext';
import type { Agreement, Look, Reading } from '../../model/readings';
import type { BesideValue, Picture } from './pictures';
import { whenShown } from './whenShown';

/** The largest file that is read, in bytes. */
const LARGEST = 30_000_000;

/** How a value beside a picture compares with what is printed there. */
export interface Comparison {
  readonly value: BesideValue;
  readonly reading: Reading;
  /** `unreachable`: the picture's bytes can't be had, as from a host that doesn't allow it. */
  readonly state: 'reading' | 'equal' | 'differs' | 'unread' | 'unreachable';
  /** What is printed, where that is another value. */
  readonly read?: string | undefined;
}

const readingsOf = ({ beside = [] }: Picture) =>
  beside.flatMap((value) => value.reads.map((reading) => ({ value, reading })));

/**
 * Compares the values beside a picture with what the device reads from it, once the picture is shown; none where nothing is to be
 * read, or it is switched off. A picture is read once, however many components ask, until its record has been left for a while.
 */
export function usePictureText(picture: Picture): readonly Comparison[] {
  const { parts, settings } = useConsole();
  const load = parts.reader?.(settings);
  const { url } = picture;
  const asked = load && url ? readingsOf(picture) : [];
  const { data, isPending } = useQuery({
    queryKey: ['picture text', url],
    queryFn: async ({ signal }): Promise<readonly Look[] | 'unreachable'> => {
      // Only enabled with both.
      if (!load || !url) return [];
      if (!(await whenShown(url))) return [];
      const [read, file] = await Promise.all([loadChunk(load), bytesOf(url, signal)]);
      if (!file) return 'unreachable';
      const isEnough = (looks: readonly Look[]) =>
        asked.every(({ value, reading }) => reading.compare(value.value, looks) !== undefined);
      return read.default(file, { signal, isEnough });
    },
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return asked.map(({ value, reading }): Comparison => {
    if (isPending) return { value, reading, state: 'reading' };
    if (data === 'unreachable') return { value, reading, state: 'unreachable' };
    const agreement = data && reading.compare(value.value, data);
    return { value, reading, state: stateOf(agreement), read: agreement?.read };
  });
}

const stateOf = (agreement: Agreement | undefined) => {
  if (!agreement) return 'unread';
  return agreement.isEqual ? 'equal' : 'differs';
};

/** A picture's file; `undefined` if its host doesn't give it. */
async function bytesOf(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    return await fetchFile(url, signal, LARGEST);
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
