/** Samples a second, of the narrow band. */
const RATE = 8000;
const HEAD = 44;

/** Samples between -1 and 1 as a WAV file, which every browser plays. */
export function wavOf(samples: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(HEAD + samples.length * 2));
  const text = (at: number, four: string) => {
    for (let index = 0; index < 4; index += 1) view.setUint8(at + index, four.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  text(8, 'WAVE');
  text(12, 'fmt ');
  view.setUint32(16, 16, true);
  // Plain samples, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(HEAD + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true);
  });
  return new Blob([view.buffer], { type: 'audio/wav' });
}
