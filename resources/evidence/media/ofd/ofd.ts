import type { Size } from '../pages/size';

/** x, y, width and height, in millimetres. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** How something is painted. */
export interface Paint {
  /** Of CSS: `none`, or `rgb(…)`. */
  readonly fill: string;
  readonly fillOpacity: number;
  readonly stroke: string;
  readonly strokeOpacity: number;
  readonly lineWidth: number;
}

/** Something on a page; coordinates are millimetres, `matrix` six numbers as in SVG. */
export type OfdItem =
  | {
      readonly kind: 'group';
      readonly matrix: readonly number[];
      readonly clip?: Box | undefined;
      readonly items: readonly OfdItem[];
    }
  | {
      readonly kind: 'text';
      readonly matrix: readonly number[];
      readonly text: string;
      /** Of each UTF-16 unit, as far as they are stated. */
      readonly x: readonly number[];
      readonly y: readonly number[];
      readonly size: number;
      readonly font: OfdFont;
      readonly paint: Paint;
    }
  | {
      readonly kind: 'path';
      readonly matrix: readonly number[];
      /** Of SVG: letters and numbers alone. */
      readonly d: string;
      readonly isEvenOdd: boolean;
      readonly dash: readonly number[];
      readonly paint: Paint;
    }
  | {
      readonly kind: 'image';
      readonly matrix: readonly number[];
      readonly file: Blob;
      readonly opacity: number;
    };

/** A font by name; one of the reader's machine stands in for it. */
export interface OfdFont {
  readonly name: string;
  readonly weight: number;
  readonly isItalic: boolean;
}

/** A page that was read. */
export interface OfdPageContent extends Size {
  readonly items: readonly OfdItem[];
  /** How many things on it aren't shown, or not as they are. */
  readonly leftOut: number;
}

/** A document that was opened. */
export interface OpenedOfd {
  readonly count: number;
  /** Of a page that states no other, in points. */
  readonly usual: Size;
  /** Whether it carries signatures, which aren't verified here. */
  readonly isSigned: boolean;
  /** How many of its documents and signatures can't be read. */
  readonly leftOut: number;
}

/** What the worker for OFD answers. */
export interface OfdCalls {
  readonly open: (file: Blob) => Promise<OpenedOfd>;
  /** Reads a page, from 0. */
  readonly draw: (index: number) => Promise<OfdPageContent>;
}
