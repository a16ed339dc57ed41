import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/errors';
import { useConsole } from '../../../kit/ConsoleContext';
import type { FileOptions } from '../../../schema/inputs';

/** What is wrong with a file, checked before it is sent. */
type FileProblem = 'wrongType' | 'tooLarge' | 'empty';

/** The state of an upload. */
type UploadState =
  | { readonly step: 'idle' | 'cancelled' }
  | { readonly step: 'refused'; readonly problem: FileProblem }
  /** `part` is how much was sent, from 0 to 1. */
  | { readonly step: 'sending'; readonly file: File; readonly part: number }
  | { readonly step: 'failed'; readonly file: File; readonly reason: string }
  | { readonly step: 'done'; readonly file: File };

/** What is wrong with a file, by its declared extension and size. */
export function problemOf(file: File, { extension, maxSize }: FileOptions): FileProblem | undefined {
  if (!file.name.toLowerCase().endsWith(extension)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'tooLarge' : undefined;
}

/** Uploads one file at a time; starting another one, cancelling or unmounting aborts it. */
export function useUpload(options: FileOptions, onDone: (path: string) => void) {
  const { client } = useConsole();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  async function send(file: File) {
    underway.current?.abort();
    const problem = problemOf(file, options);
    if (problem) return setState({ step: 'refused', problem });
    const leaving = new AbortController();
    underway.current = leaving;
    setState({ step: 'sending', file, part: 0 });
    try {
      const path = await client.upload(options.call, file, {
        signal: leaving.signal,
        onProgress: (part) => leaving.signal.aborted || setState({ step: 'sending', file, part }),
      });
      if (leaving.signal.aborted) return;
      setState({ step: 'done', file });
      onDone(path);
    } catch (error) {
      if (leaving.signal.aborted) return;
      setState({ step: 'failed', file, reason: messageOf(error) });
    }
  }

  return {
    state,
    send: (file: File) => void send(file),
    /** Aborts the upload under way, and clears the state of the last one. */
    stop(step: 'idle' | 'cancelled') {
      underway.current?.abort();
      setState({ step });
    },
  };
}
