import { createOCREngine, type OCREngine, supportsFastBuild } from 'tesseract-wasm';
import model from '../../node_modules/@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url&no-inline';
import fast from '../../node_modules/tesseract-wasm/dist/tesseract-core.wasm?url&no-inline';
import fallback from '../../node_modules/tesseract-wasm/dist/tesseract-core-fallback.wasm?url&no-inline';
import { UnreadableFile } from '../evidence/media/pages/fileProblem';
import { answerCalls } from '../evidence/media/worker/answerCalls';
import { scaledSize } from './scaledSize';

/** A line of text that was made out, and how sure that is, from 0 to 1. */
export interface SeenLine {
  readonly text: string;
  readonly confidence: number;
}

/** How a picture is looked at. */
interface LookOptions {
  /** By how many quarters it is turned clockwise first. */
  readonly quarters: number;
  /** How many pixels its longer side is scaled to. */
  readonly side: number;
}

/** What the worker answers, one picture after another. */
export interface ReadingCalls {
  /** The urls of its program and of the model, which are fetched outside: it has little time for an answer. */
  readonly needs: () => readonly [program: string, model: string];
  readonly start: (files: readonly [program: Blob, model: Blob]) => Promise<void>;
  readonly open: (picture: Blob) => Promise<void>;
  readonly look: (options: LookOptions) => Promise<readonly SeenLine[]>;
}

/** The most pixels that are decoded, at four bytes. */
const MOST_PIXELS = 60_000_000;

/** The engine tells of its parameters by the browser's console. */
const silent = () => undefined;
Object.assign(console, { log: silent, warn: silent, error: silent });

/** The model's file is compressed; where a server said so itself, the browser has unpacked it. */
async function unpacked(model: Blob): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(await model.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  return isPacked
    ? new Response(model.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
    : model.arrayBuffer();
}

let engine: OCREngine | undefined;
let picture: ImageBitmap | undefined;

/** A picture's pixels, turned and scaled. */
function pixelsOf(source: ImageBitmap, { quarters, side }: LookOptions): ImageData {
  const { width, height } = scaledSize(source, side);
  const [wide, high] = quarters % 2 === 1 ? [height, width] : [width, height];
  const context = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true });
  if (!context) throw new UnreadableFile('unsupported');
  context.imageSmoothingQuality = 'high';
  context.translate(wide / 2, high / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(source, -width / 2, -height / 2, width, height);
  return context.getImageData(0, 0, wide, high);
}

answerCalls<ReadingCalls>({
  needs: () => [supportsFastBuild() ? fast : fallback, model],
  async start([program, trained]) {
    engine = await createOCREngine({ wasmBinary: await program.arrayBuffer() });
    engine.loadModel(await unpacked(trained));
  },
  async open(file) {
    picture?.close();
    picture = undefined;
    const decoded = await createImageBitmap(file);
    if (decoded.width * decoded.height > MOST_PIXELS) throw new UnreadableFile('excessive');
    picture = decoded;
  },
  async look(options) {
    if (!picture || !engine) throw new UnreadableFile('broken');
    engine.loadImage(pixelsOf(picture, options));
    const lines = engine.getTextBoxes('line').map(({ text, confidence }) => ({ text, confidence }));
    engine.clearImage();
    return lines;
  },
});
