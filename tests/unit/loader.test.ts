import { describe, expect, it } from 'vitest';
import { createLoader, type Loaded } from '../../src/loader';

/** A loader with the states it reports, and what settles each of its loads. */
function loading() {
  const states: Loaded<string>[] = [];
  const loads: { resolve(value: string): void; reject(error: unknown): void; signal: AbortSignal }[] = [];
  const loader = createLoader<string>(
    (signal) => new Promise((resolve, reject) => loads.push({ resolve, reject, signal })),
    (state) => states.push(state),
  );
  return { states, loads, loader };
}

describe('a loader', () => {
  it('reports that it loads, and then the value or the failure', async () => {
    const { states, loads, loader } = loading();
    const first = loader.retry();
    loads[0]?.reject('gone');
    await first;
    const second = loader.retry();
    loads[1]?.resolve('here');
    await second;
    expect(states).toEqual([
      { kind: 'loading' },
      { kind: 'failed', error: 'gone' },
      { kind: 'loading' },
      { kind: 'ready', value: 'here' },
    ]);
  });

  it('aborts a load that is under way before the next one, and reports nothing more of it', async () => {
    const { states, loads, loader } = loading();
    const both = [loader.retry(), loader.retry()];
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    loads[1]?.resolve('new');
    loads[0]?.resolve('old');
    await Promise.all(both);
    expect(states).toEqual([{ kind: 'loading' }, { kind: 'loading' }, { kind: 'ready', value: 'new' }]);
  });

  it('reports nothing more once it is aborted', async () => {
    const { states, loads, loader } = loading();
    const load = loader.retry();
    loader.abort();
    loads[0]?.reject('aborted');
    await load;
    expect(states).toEqual([{ kind: 'loading' }]);
  });
});
