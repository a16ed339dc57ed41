import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Deferred } from '../../../kit/Deferred';
import { formatValue } from '../../../kit/format';
import { Waiting } from '../../../kit/Waiting';
import { lazyChunk } from '../../../lazyChunk';
import { fieldAt, valueAt } from '../../../model/paths';
import type { Shape } from '../../../model/shape';
import type { BlockLookProps } from '../../../schema/ownBlock';
import type { AnyShown } from '../../../schema/resource';
import type { KindBlock as DeclaredBlock } from '../../../schema/show';

interface KindBlockProps {
  readonly shape: Shape;
  readonly block: DeclaredBlock<AnyShown>;
  readonly record: AnyShown;
  /** The i18n key of the section's words. */
  readonly words: string;
}

/** A block of an application's own kind, loaded when it is shown. */
export function KindBlock({ shape, block, record, words }: KindBlockProps) {
  const translate = useTranslate();
  const { kind, fields, options } = block;
  const Look = lazyChunk(kind.load as () => Promise<{ default: ComponentType<BlockLookProps<unknown>> }>);
  const values = fields.flatMap((path) => {
    const field = fieldAt(shape, path);
    const value = valueAt(record, path);
    const label = translate(`${words}.fields.${path}`);
    return field ? [{ path, label, value, text: formatValue(field, value, translate) }] : [];
  });
  return (
    <Deferred fallback={<Waiting />}>
      <Look values={values} options={options} />
    </Deferred>
  );
}
