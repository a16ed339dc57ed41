/** A React component, lazily loaded: the typed hatch out of the schema, which knows no React. */
export type Lazy<P> = () => Promise<{ default(props: P): unknown }>;
