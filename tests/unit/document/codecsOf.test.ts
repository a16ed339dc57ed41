import { readFileSync } from 'node:fs';
import { codecsOf } from '@resources/evidence/media/video/codecsOf';
import { expect, it } from 'vitest';

const sample = (name: string) => readFileSync(`tests/support/samples/${name}`);

it('the codecs of a video are named, those that are words alone', async () => {
  expect(await codecsOf(new Blob([sample('h264.mov')]))).toEqual(['H.264']);
  expect(await codecsOf(new Blob([sample('prores.mov')]))).toEqual(['Apple ProRes']);
  const odd = Buffer.from(sample('h264.mov'));
  odd.write('<b/>', odd.indexOf('avc1'), 'latin1');
  expect(await codecsOf(new Blob([odd]))).toEqual([]);
  expect(await codecsOf(new Blob(['\0\0\0\x08moov'.repeat(9)]))).toEqual([]);
});
