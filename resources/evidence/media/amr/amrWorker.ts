import startDecoder from 'benz-amr-recorder/src/amrnb.js';
import { UnreadableFile } from '../pages/fileProblem';
import { answerCalls } from '../worker/answerCalls';
import { amrFrames } from './amrFrames';
import { wavOf } from './wavOf';

/** What the worker answers: the sound as a WAV, and whether its end is missing. */
export interface AmrCalls {
  readonly decode: (file: Blob) => Promise<{ readonly wav: Blob; readonly isCut: boolean }>;
}

/** Almost two hours; decoded, 400 MB. */
const MOST_BYTES = 10_000_000;

// The worker's scope: the project's types are those of a page.
const scope = self as unknown as DedicatedWorkerGlobalScope;

// The decoder is written as the whole of a worker: it hears the scope's messages, and answers within them.
startDecoder();
const decoder = scope.onmessage;
const post = scope.postMessage;

function decode(buffer: Uint8Array): Float32Array {
  let samples: Float32Array | null = null;
  scope.postMessage = ({ amr }: { amr: Float32Array | null }) => {
    samples = amr;
  };
  try {
    decoder?.call(scope, new MessageEvent('message', { data: { command: 'decode', buffer } }));
  } finally {
    scope.postMessage = post;
  }
  if (!samples) throw new UnreadableFile('broken');
  return samples;
}

answerCalls<AmrCalls>({
  async decode(file) {
    if (file.size > MOST_BYTES) throw new UnreadableFile('excessive');
    const { whole, isCut } = amrFrames(new Uint8Array(await file.arrayBuffer()));
    return { wav: wavOf(decode(whole)), isCut };
  },
});
