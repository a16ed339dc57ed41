import { useWatch } from 'react-hook-form';
import type { NoteProps } from '@/schema/forms';
import type { Lazy } from '@/schema/lazy';
import type { Values } from '@/schema/validate';
import { lazyChunk } from '../../lazyChunk';
import { Deferred } from '../Deferred';

/** What is known of the values while they are filled in. */
export function Note({ load }: { readonly load: Lazy<NoteProps> }) {
  const values = useWatch() as Values;
  const Known = lazyChunk(load);
  return (
    <Deferred>
      <Known values={values} />
    </Deferred>
  );
}
