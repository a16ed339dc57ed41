/** A difference between the wire and a declaration. Contains no values, which may be personal data. */
export interface Drift {
  /** The resource, such as `area/orders`. */
  readonly where: string;
  /** Dotted if it is nested. */
  readonly field: string;
  readonly problem: 'missing' | 'retyped' | 'unknown code' | 'repeated key' | 'wrong count' | 'unread entry';
  /** The type found, or the unknown code. */
  readonly found: string;
}

/** Receives differences. */
export type DriftSink = (drift: Drift) => void;

/** A sink that passes on each difference once, so that a page of rows doesn't report the same ten times. */
export function onceEach(sink: DriftSink): DriftSink {
  const seen = new Set<string>();
  return (drift) => {
    const key = JSON.stringify(drift);
    if (seen.has(key)) return;
    seen.add(key);
    sink(drift);
  };
}
