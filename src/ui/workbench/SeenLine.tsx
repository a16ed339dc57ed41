import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Deferred } from '../../kit/Deferred';
import { lazyChunk } from '../../lazyChunk';
import type { Seen } from '../../schema/receipts';
import type { AnyResource } from '../../schema/resource';

const TodayReceipt = lazyChunk(() => import('../receipts/TodayReceipt'));

interface SeenLineProps {
  readonly seen: Seen;
  /** Of the record, for a screen reader. */
  readonly name: string;
  readonly resource: AnyResource;
  readonly stepName: string;
  /** The address of the record's page; without it there is no receipt to open. */
  readonly path: string | undefined;
}

/** What a decision was made on, in short; opened it is the receipt, compared with the record. */
export function SeenLine({ seen: { files, warnings }, name, resource, stepName, path }: SeenLineProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opened = files.filter(({ became }) => became === 'opened').length;
  const said = [
    ...(files.length > 0 ? [translate('review.receipt.files', { opened, total: files.length })] : []),
    ...(warnings.length > 0 ? [translate('review.receipt.count', { smart_count: warnings.length })] : []),
  ];
  const compare = translate('review.receipt.compare');
  return (
    <>
      <Box component="span" sx={line}>
        {said.join(' · ')}
        {path && (
          <Button
            size="small"
            endIcon={<ExpandIcon sx={isOpen ? turned : undefined} />}
            aria-label={translate('form.labelled', { label: compare, value: name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {compare}
          </Button>
        )}
      </Box>
      {isOpen && path && (
        <Box id={id} sx={{ borderInlineStart: 2, borderColor: 'divider', pl: 1.5, my: 0.5 }}>
          <Deferred>
            <TodayReceipt resource={resource} stepName={stepName} path={path} />
          </Deferred>
        </Box>
      )}
    </>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontSize: 13,
  color: 'text.secondary',
};
const turned = { transform: 'rotate(180deg)' };
