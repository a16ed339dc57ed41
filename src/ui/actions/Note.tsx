import { useWatch } from 'react-hook-form';
import type { NoteProps } from '@/schema/forms';
import type { Lazy } from '@/schema/lazy';
import type { AnyRow } from '@/schema/resource';
import type { Values } from '@/schema/validate';
import { lazyChunk } from '../../lazyChunk';
import { Deferred } from '../Deferred';

const NOTHING: Values = {};

interface DeclaredNoteProps {
  readonly load: Lazy<NoteProps<never>>;
  /** Nothing where a list as a whole is acted on. */
  readonly record: AnyRow | undefined;
  /** What is filled in; nothing where a plain question is asked. */
  readonly values?: Values;
}

/** What is known of what would be sent. */
export function Note({ load, record = { id: '' }, values = NOTHING }: DeclaredNoteProps) {
  const Known = lazyChunk(load as Lazy<NoteProps<AnyRow>>);
  return (
    <Deferred>
      <Known record={record} values={values} />
    </Deferred>
  );
}

/** The same while a form is filled in. */
export const FormNote = (props: Omit<DeclaredNoteProps, 'values'>) => (
  <Note {...props} values={useWatch() as Values} />
);
