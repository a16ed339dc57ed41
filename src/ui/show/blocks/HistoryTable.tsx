import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatText } from '../../../kit/format';
import { UnreadLabel } from '../../../kit/ToneLabel';
import { unreadOf } from '../../../model/unread';
import type { AnyShown } from '../../../schema/resource';
import type { HistoryBlock } from '../../../schema/show';
import { newestFirst } from '../../record/conflict';
import { InnerTable } from './InnerTable';
import type { RowsOf } from './RecordRows';

/** The past decisions about a record, newest first, with unabridged reasons. */
export function HistoryTable({ shape, block, record, ...rest }: RowsOf<HistoryBlock<AnyShown>>) {
  const translate = useTranslate();
  const { by, at, result, note } = block.columns;
  const value = record[block.field];
  if (unreadOf(value) !== undefined) return <UnreadLabel words={formatText(value, translate)} />;
  const rows = newestFirst(value, at);
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('review.noRecords')}
      </Typography>
    );
  const inner = shape[block.field]?.shape ?? {};
  return <InnerTable shape={inner} columns={[by, at, result, note]} rows={rows} whole={note} {...rest} />;
}
