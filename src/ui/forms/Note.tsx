import { useWatch } from 'react-hook-form';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import type { Lazy } from '../../model/lazy';
import type { NoteProps } from '../../schema/forms';
import { type AnyRow, NO_ROW } from '../../schema/resource';
import type { Values } from '../../schema/validate';

const NOTHING: Values = {};

interface DeclaredNoteProps {
  readonly load: Lazy<NoteProps<never>>;
  /** `undefined` for actions on a whole list. */
  readonly record: AnyRow | undefined;
  /** What is filled in; empty for a plain question. */
  readonly values?: Values;
}

/** A declared note about what would be sent. */
export function Note({ load, record = NO_ROW, values = NOTHING }: DeclaredNoteProps) {
  const Known = lazyChunk(load as Lazy<NoteProps<AnyRow>>);
  return (
    <Deferred>
      <Known record={record} values={values} />
    </Deferred>
  );
}

/** A {@link Note} that follows what is filled into the form. */
export const FormNote = (props: Omit<DeclaredNoteProps, 'values'>) => (
  <Note {...props} values={useWatch() as Values} />
);
