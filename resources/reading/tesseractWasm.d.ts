/** What is used of it: its package names its types where TypeScript doesn't look. */
declare module 'tesseract-wasm' {
  /** A line of text, or a word. */
  interface TextItem {
    readonly text: string;
    /** From 0 to 1. */
    readonly confidence: number;
  }

  /** Reads one picture after another. */
  export interface OCREngine {
    loadModel(model: ArrayBuffer): void;
    loadImage(image: ImageData): void;
    clearImage(): void;
    getTextBoxes(unit: 'line' | 'word'): TextItem[];
  }

  /** Starts an engine from the bytes of its program. */
  export function createOCREngine(from: { readonly wasmBinary: ArrayBuffer }): Promise<OCREngine>;

  /** Whether the browser has the instructions of the fast program. */
  export function supportsFastBuild(): boolean;
}
