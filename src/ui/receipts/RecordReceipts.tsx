import { useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { decidedIn, isPending } from '../record/conflict';

const Receipts = lazyChunk(() => import('./Receipts'));

interface RecordReceiptsProps {
  readonly resource: AnyResource;
  readonly record: AnyShown;
  /** The only step of interest; by default all. */
  readonly stepName?: string;
}

/** The receipts of those steps of a review that were decided, loaded once the record is shown. */
export function RecordReceipts({ resource, record, stepName }: RecordReceiptsProps) {
  const translate = useTranslate();
  const steps = Object.entries(resource.definition.review ?? {})
    .filter(([name]) => stepName === undefined || name === stepName)
    .filter(([, step]) => !isPending(step, record))
    // A later step waits no more than one that is over.
    .filter(
      ([, { decided }]) =>
        decided.by === undefined || decidedIn(resource, decided, record, translate).by !== '',
    )
    .map(([name]) => name);
  if (steps.length === 0) return null;
  return (
    <Deferred quiet>
      <Receipts resource={resource} record={record} steps={steps} />
    </Deferred>
  );
}
