import { useEffect, useRef, useState } from 'react';
import { hashFile } from '../hash/hashFile';
import type { PreservedDigest } from '../hash/preservedDigest';
import { isUnpacked } from '../hash/unpacked';
import { algorithmsFor, verdictOf } from '../hash/verdict';
import { type Report, reportOf } from './report';

/** The state of a local verification; 100 % is always followed by `done`. */
type Verification =
  | { readonly step: 'idle' }
  | { readonly step: 'computing'; readonly name: string; readonly fraction: number }
  | { readonly step: 'done'; readonly name: string; readonly report: Report };

/**
 * Verifies one file at a time against its certificate's digests; unmounting, or choosing another file, cancels the
 * previous one.
 */
export function useVerification(preserved: readonly PreservedDigest[]) {
  const [state, setState] = useState<Verification>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function verify(file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { name } = file;
    setState({ step: 'computing', name, fraction: 0 });
    const outcome = await hashFile(file, algorithmsFor(preserved), {
      signal: own.signal,
      onProgress: (done, total) => setState({ step: 'computing', name, fraction: done / total }),
    });
    const isExact = !(await isUnpacked(name, file));
    if (running.current !== own) return;
    const verdict = verdictOf({ preserved, outcome, isExact });
    setState({ step: 'done', name, report: reportOf(verdict, outcome, preserved) });
  }

  return { state, verify, cancel: () => running.current?.abort() };
}
