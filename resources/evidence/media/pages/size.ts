/** In pixels, or in points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
