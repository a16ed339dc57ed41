import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { Section } from '../../kit/Section';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { hasReceipts } from './hasReceipts';
import { ReceiptLines } from './ReceiptLines';
import { stepOf } from './stepOf';
import { useReceipts } from './useReceipts';

interface ReceiptsProps {
  readonly resource: AnyResource;
  readonly record: AnyShown;
  /** The steps that were decided. */
  readonly steps: readonly string[];
}

/** The newest receipt of each of a record's decisions. */
export default function Receipts({ steps, ...props }: ReceiptsProps) {
  return steps.map((stepName) => <StepReceipt key={stepName} stepName={stepName} {...props} />);
}

type StepReceiptProps = Omit<ReceiptsProps, 'steps'> & { readonly stepName: string };

function StepReceipt({ resource, record, stepName }: StepReceiptProps) {
  const translate = useTranslate();
  const isShared = hasReceipts(useConsole());
  const { data, error, refetch } = useReceipts({
    step: stepOf(resource, stepName),
    item: String(record.id),
  });
  const [receipt] = data ?? [];
  const isOneOfSeveral = Object.keys(resource.definition.review ?? {}).length > 1;
  const title = [
    translate('review.receipt.name'),
    ...(isOneOfSeveral ? [translate(`resources.${resource.name}.review.${stepName}.name`)] : []),
  ].join(' · ');
  if (error)
    return (
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {translate('review.receipt.unread')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {translate('review.pictures.retry')}
        </Button>
      </Box>
    );
  if (!receipt) return null;
  return (
    <Section title={title}>
      <ReceiptLines
        resource={resource}
        stepName={stepName}
        record={record}
        receipt={receipt}
        isShared={isShared}
      />
    </Section>
  );
}
