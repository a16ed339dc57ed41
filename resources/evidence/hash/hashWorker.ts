import { digestBlob } from './digestBlob';
import type { FromWorker, ToWorker } from './workerHash';

// The worker's scope: the project's types are those of a page, whose postMessage needs a target.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: FromWorker) => scope.postMessage(message);

scope.onmessage = async ({ data: { file, algorithm } }: MessageEvent<ToWorker>) => {
  const outcome = await digestBlob(file, algorithm, (done, total) => say({ kind: 'progress', done, total }));
  say({ kind: 'outcome', outcome });
};
