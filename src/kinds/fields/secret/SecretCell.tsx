import { Suspense } from 'react';
import { lazyChunk } from '../../../lazyChunk';
import type { LookProps } from '../../../model/shape';

// Loaded only by lists with such a column.
const SecretText = lazyChunk(() => import('./SecretText'));

/** A secret: its mask, with buttons that reveal and copy it. */
export const SecretCell = ({ value, text, label }: LookProps<unknown>) => (
  <Suspense fallback={text}>
    <SecretText text={String(value)} what={label} />
  </Suspense>
);
