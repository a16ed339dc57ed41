/** A difference between what the wire carried and what is declared. Values are never part of it: they may be personal. */
export interface Drift {
  /** The resource, such as `area/orders`. */
  readonly where: string;
  /** Dotted, where it is inside a field of the record. */
  readonly field: string;
  readonly problem: 'missing' | 'retyped' | 'unknown code' | 'repeated key' | 'wrong count';
  /** The type found, or the unknown code. */
  readonly found: string;
}

/** Where differences are reported. */
export type DriftSink = (drift: Drift) => void;

/** A sink that passes each different drift on once, so that a page of rows doesn't say the same thing ten times. */
export function onceEach(sink: DriftSink): DriftSink {
  const seen = new Set<string>();
  return (drift) => {
    const key = JSON.stringify(drift);
    if (seen.has(key)) return;
    seen.add(key);
    sink(drift);
  };
}
