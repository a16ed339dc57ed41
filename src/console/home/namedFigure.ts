import type { AnyFigure, AnyResource } from '../../schema/resource';

/** A figure, and the list that declares it. */
export interface NamedFigure<F = AnyFigure> {
  readonly resource: AnyResource;
  readonly name: string;
  readonly figure: F;
}
