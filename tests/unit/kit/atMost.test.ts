import { expect, it } from 'vitest';
import { fiveOfSix, sixAtATime } from '../../../src/kit/atMost';

/** Asks that are answered one by one, in the order in which they began. */
function asked() {
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const ask = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      answers.push(() => resolve(name));
    });
  async function answer() {
    answers.shift()?.();
    await settled();
  }
  return { begun, ask, answer, underWay: () => answers.length };
}
/** Promises of promises have come through. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('what waits for a decision is counted before the figures that were asked for earlier, never more than six at a time', async () => {
  const { begun, ask, answer, underWay } = asked();
  const figures = Array.from({ length: 12 }, (_, n) => fiveOfSix(ask(`figure ${n}`)));
  await settled();
  expect(begun, 'a place is left').toHaveLength(5);
  const all = [...figures, ...['a', 'b', 'c'].map((name) => sixAtATime(ask(name)))];
  await settled();
  expect(begun.slice(5)).toEqual(['a']);
  await answer();
  await answer();
  expect(begun.slice(6)).toEqual(['b', 'c']);
  const most = [];
  while (underWay() > 0) {
    most.push(underWay());
    await answer();
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(6);
  expect(await Promise.all(all)).toHaveLength(15);
});

it('what is no longer wanted when its turn comes isn’t begun, and takes nobody’s place', async () => {
  const { begun, ask, answer } = asked();
  const left = new AbortController();
  const first = Array.from({ length: 5 }, (_, n) => fiveOfSix(ask(`${n}`)));
  const second = fiveOfSix(ask('left'), left.signal);
  const third = fiveOfSix(ask('next'));
  const refused = expect(second).rejects.toThrow();
  left.abort();
  await settled();
  await answer();
  await refused;
  expect(begun).toEqual(['0', '1', '2', '3', '4', 'next']);
  for (let n = 0; n < 5; n += 1) await answer();
  await Promise.all([...first, third]);
});
