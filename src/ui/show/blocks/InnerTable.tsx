import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CellValue } from '../../../kinds/fields/FieldValue';
import { formatValue } from '../../../kit/format';
import stacked from '../../../kit/stacked.module.css';
import type { Shape } from '../../../model/shape';

/** A row inside a record; it has no key. */
export type InnerRow = Readonly<Record<string, unknown>>;

interface InnerTableProps {
  /** In words. */
  readonly title: string;
  /** The i18n key of the labels. */
  readonly words: string;
  /** The shape of the rows. */
  readonly shape: Shape;
  readonly columns: readonly string[];
  readonly rows: readonly InnerRow[];
  /** The column whose text is shown unabridged, with line breaks. */
  readonly whole?: string;
  /** Renders a row's actions; without it there is no operation column. */
  operation?(row: InnerRow): ReactNode;
}

/** A table of rows inside a record. */
export function InnerTable({ title, words, shape, columns, rows, whole, operation }: InnerTableProps) {
  const translate = useTranslate();
  return (
    <Box className={stacked.stacked} sx={{ overflowX: 'auto' }} role="group" aria-label={title} tabIndex={0}>
      <Table size="small" sx={close} aria-label={title}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{translate(`${words}.fields.${name}`)}</TableCell>
            ))}
            {operation && <TableCell sx={inSight}>{translate('list.operation')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows.entries()].map(([index, row]) => (
            <TableRow key={index}>
              {columns.map((name) => {
                const field = shape[name];
                const label = translate(`${words}.fields.${name}`);
                const text = field && formatValue(field, row[name], translate);
                if (name === whole)
                  return (
                    <TableCell key={name} sx={lines} data-label={label}>
                      <span>{text}</span>
                    </TableCell>
                  );
                return (
                  <TableCell key={name} data-label={label}>
                    {field && text !== undefined && (
                      <CellValue field={field} value={row[name]} text={text} label={label} />
                    )}
                  </TableCell>
                );
              })}
              {operation && <TableCell sx={inSight}>{operation(row)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Narrow, as it may stand beside a decision that depends on the last column. */
const close = {
  whiteSpace: 'nowrap',
  '--wrapped': '12em',
  // At least as wide as the column.
  '--wrapped-least': '100%',
  '& th, & td': { px: 1 },
  // Aligned with the edges of its section.
  '& :is(th, td):first-of-type': { pl: 0 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  // So are its records, above and below.
  '@container (width <= 540px)': {
    '& tbody tr:first-of-type': { pt: 0 },
    '& tbody tr:last-of-type': { pb: 0 },
  },
};
const inSight = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  boxShadow: '-1px 0 var(--line), -6px 0 6px -6px rgb(0 0 0 / 35%)',
};
const lines = { minWidth: 140, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
