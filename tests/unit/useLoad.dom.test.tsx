import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLoad } from '../../src/useLoad';

/** What the hook says, and what settles each of its loads. */
function loading() {
  const loads: { resolve(value: string): void; reject(error: unknown): void; signal: AbortSignal }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => loads.push({ resolve, reject, signal }));
  const { result, unmount } = renderHook(() => useLoad(load));
  const state = () => result.current.state;
  const settle = (change: () => unknown) => act(async () => void change());
  return { loads, state, settle, unmount, again: () => settle(() => result.current.retry()), result };
}

describe('what is loaded', () => {
  it('is reported as loading, and then as a value or a failure', async () => {
    const { loads, state, settle, again } = loading();
    expect(state()).toEqual({ kind: 'loading' });
    await settle(() => loads[0]?.reject('gone'));
    expect(state()).toEqual({ kind: 'failed', error: 'gone' });
    await again();
    expect(state()).toEqual({ kind: 'loading' });
    await settle(() => loads[1]?.resolve('here'));
    expect(state()).toEqual({ kind: 'ready', value: 'here' });
  });

  it('is aborted by the next attempt, and nothing more is reported of it', async () => {
    const { loads, state, settle, again } = loading();
    await again();
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await settle(() => loads[1]?.resolve('new'));
    await settle(() => loads[0]?.resolve('old'));
    expect(state()).toEqual({ kind: 'ready', value: 'new' });
  });

  it('is aborted when nobody shows it any more', () => {
    const { loads, unmount } = loading();
    unmount();
    expect(loads[0]?.signal.aborted).toBe(true);
  });

  it('has failed if it turns out to be of no use, until another attempt', async () => {
    const { loads, state, settle, again, result } = loading();
    await settle(() => loads[0]?.resolve('a picture that can not be drawn'));
    await settle(() => result.current.fail('undrawn'));
    expect(state()).toEqual({ kind: 'failed', error: 'undrawn' });
    await again();
    expect(state()).toEqual({ kind: 'loading' });
  });
});
