/** The decoder of benz-amr-recorder, without its player and recorder. */
declare module 'benz-amr-recorder/src/amrnb.js' {
  export default function startDecoder(): void;
}
