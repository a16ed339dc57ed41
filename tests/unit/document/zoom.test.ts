import { fineness, fitted, pixelsOfPoint, stepFrom } from '@resources/evidence/media/pages/zoom';
import { expect, it } from 'vitest';

it('steps from a fitted zoom to the next one on either side', () => {
  expect([stepFrom(0.61, 1), stepFrom(0.61, -1)]).toEqual([0.75, 0.5]);
  expect([stepFrom(1, 1), stepFrom(1, -1)]).toEqual([1.25, 0.75]);
  expect([stepFrom(0.9999, 1), stepFrom(1.0001, -1)]).toEqual([1.25, 0.75]);
});

it('stops at the largest and the smallest zoom', () => {
  expect([stepFrom(4, 1), stepFrom(0.25, -1)]).toEqual([4, 0.25]);
});

it('fits a page to a width, and a tiny one not beyond what can be rendered', () => {
  expect(fitted(595, 595 * pixelsOfPoint(1))).toBe(1);
  expect(pixelsOfPoint(fitted(600, 300)) * 600).toBeCloseTo(300);
  expect(fitted(1, 1000)).toBe(4);
});

it("draws at the screen's resolution, within the largest canvas of phones", () => {
  expect(fineness(800, 1000, 2)).toBe(2);
  const fine = fineness(4000, 8000, 3);
  expect(4000 * fine * 8000 * fine).toBeCloseTo(16_000_000, 0);
});
