/** The source of a module with all that it imports: scripts/bundledSource.ts. */
declare module '*?bundled' {
  const source: string;
  export default source;
}
