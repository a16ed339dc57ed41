import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Shape } from '@/schema/fields';
import type { AnyShown } from '@/schema/resource';
import type { HistoryBlock } from '@/schema/show';
import { Cell } from '../../cells/Cell';
import { formatValue } from '../../format';
import { newestFirst } from '../../review/conflict';

interface HistoryTableProps {
  readonly shape: Shape;
  readonly block: HistoryBlock<AnyShown>;
  readonly record: AnyShown;
  /** In words. */
  readonly title: string;
  /** The i18n key under which the labels stand. */
  readonly words: string;
}

/** How a record was decided so far, newest first; reasons are whole, with their lines. */
export function HistoryTable({ shape, block: { field, columns }, record, title, words }: HistoryTableProps) {
  const translate = useTranslate();
  const { by, at, result, note } = columns;
  // Rows inside a record have no key: a decision may stand in it twice.
  const rows = newestFirst(record[field], at).map((row, index) => ({ row, key: `${index}` }));
  const inner = shape[field]?.shape ?? {};
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('review.noRecords')}
      </Typography>
    );
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label={title} tabIndex={0}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {[by, at, result, note].map((name) => (
              <TableCell key={name}>{translate(`${words}.fields.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, key }) => (
            <TableRow key={key}>
              {[by, at, result].map((name) => (
                <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                  {inner[name] && (
                    <Cell field={inner[name]} value={row[name]} label={`${words}.fields.${name}`} />
                  )}
                </TableCell>
              ))}
              <TableCell sx={{ minWidth: 140, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {inner[note] && formatValue(inner[note], row[note], translate)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
