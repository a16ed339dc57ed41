/** What is used of libheif's module for browsers; its own types don't name these. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface Drawn {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Decodes into the data; `null` if it can't. */
    display(into: Drawn, done: (drawn: Drawn | null) => void): void;
  }
  export default function createHeif(options: { wasmBinary: ArrayBuffer }): {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
  };
}
