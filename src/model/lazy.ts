/** A lazily loaded React component: the typed escape hatch of the schema, which doesn't depend on React. */
export type Lazy<P> = () => Promise<{ default(props: P): unknown }>;
