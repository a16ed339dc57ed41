import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ChartRow } from './chart';

interface ChartTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
  /** Whether rows lead to what they count; not while only screen readers have the table, as focus must be seen. */
  readonly isLinked: boolean;
}

/** The numbers of a chart. */
export function ChartTable({ label, heads, rows, isLinked }: ChartTableProps) {
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {heads.map((head, index) => (
            <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label: name, cells, to }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {isLinked && to ? <Link to={to}>{name}</Link> : name}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={heads[index + 1]} align="right">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
