import { useEffect, useRef, useState } from 'react';
import { sha256File } from '../hash/sha256File';
import { type HashOutcome, type Verdict, verdictOf } from '../hash/verdict';

/** The state of a local verification; 100 % is always followed by `done`. */
type Verification =
  | { readonly step: 'idle' }
  | { readonly step: 'computing'; readonly name: string; readonly fraction: number }
  | {
      readonly step: 'done';
      readonly name: string;
      readonly outcome: HashOutcome;
      readonly verdict: Verdict;
    };

/** Verifies one file at a time against `expected`; unmounting, or choosing another file, cancels the previous one. */
export function useVerification(expected: string | undefined) {
  const [state, setState] = useState<Verification>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function verify(file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { name } = file;
    setState({ step: 'computing', name, fraction: 0 });
    const outcome = await sha256File(file, {
      signal: own.signal,
      onProgress: (done, total) => setState({ step: 'computing', name, fraction: done / total }),
    });
    if (running.current === own)
      setState({ step: 'done', name, outcome, verdict: verdictOf({ expected, outcome }) });
  }

  return { state, verify, cancel: () => running.current?.abort() };
}
