import { PART, partsOf } from '@resources/downloads/parts';
import { expect, it } from 'vitest';

const numbers = Array.from({ length: 2 * PART + 1 }, (_, index) => `B${index}`);

it('a large batch is the same parts each time, of which only what was not started is left', () => {
  expect(partsOf(numbers, []).map(({ numbers: { length }, state }) => [length, state])).toEqual([
    [PART, 'waiting'],
    [PART, 'waiting'],
    [1, 'waiting'],
  ]);
  const requests = numbers.map((number, index) => ({
    number,
    state: index < PART ? ('started' as const) : index === PART ? ('unknown' as const) : ('failed' as const),
  }));
  const [first, second, last] = partsOf(numbers, requests);
  expect(first).toMatchObject({ state: 'started', left: [] });
  expect(second).toMatchObject({ state: 'some', left: numbers.slice(PART + 1, 2 * PART) });
  expect(last).toMatchObject({ state: 'failed', left: ['B200'] });
});

it('a part of which another batch requested some waits like others, for what that one did not start', () => {
  const [first, second] = partsOf(numbers, [
    { number: 'B0', state: 'started' },
    { number: 'B1', state: 'failed' },
  ]);
  expect(first).toMatchObject({ state: 'waiting', left: numbers.slice(1, PART) });
  expect(second).toMatchObject({ state: 'waiting', left: numbers.slice(PART, 2 * PART) });
});
