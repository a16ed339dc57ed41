import {
  Box,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { isObject, type Shape } from '@/schema/fields';
import type { AnyShown } from '@/schema/resource';
import type { RowLink, RowsBlock } from '@/schema/show';
import { Cell } from '../../cells/Cell';
import { EMPTY } from '../../format';
import { NEW_TAB } from '../../newTab';

interface RecordRowsProps {
  readonly shape: Shape;
  readonly block: RowsBlock<AnyShown>;
  readonly record: AnyShown;
  /** In words. */
  readonly title: string;
  /** The i18n key under which the labels stand. */
  readonly words: string;
}

type Row = Readonly<Record<string, unknown>>;

/** The rows inside a record, with the links of each. */
export function RecordRows({ shape, block, record, title, words }: RecordRowsProps) {
  const translate = useTranslate();
  const { columns } = block;
  const fields = shape[block.field]?.shape ?? {};
  const value = record[block.field];
  // Rows inside a record have no key, and no state that one would keep.
  const rows = (Array.isArray(value) ? value.filter(isObject) : []).map((row, index) => ({
    row,
    key: `${index}`,
  }));
  const links = Object.entries(block.links as Readonly<Record<string, RowLink<Row, AnyShown>>>);
  if (rows.length === 0) return <Typography color="text.secondary">{translate('list.empty')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label={title} tabIndex={0}>
      <Table size="small" sx={{ whiteSpace: 'nowrap' }} aria-label={title}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{translate(`${words}.fields.${name}`)}</TableCell>
            ))}
            {links.length > 0 && <TableCell>{translate('list.operation')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, key }) => (
            <TableRow key={key}>
              {columns.map((name) => (
                <TableCell key={name}>
                  {fields[name] && (
                    <Cell field={fields[name]} value={row[name]} label={`${words}.fields.${name}`} />
                  )}
                </TableCell>
              ))}
              {links.length > 0 && (
                <TableCell>
                  <RowLinks links={links} row={row} record={record} words={words} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface RowLinksProps extends Pick<RecordRowsProps, 'record' | 'words'> {
  readonly links: readonly [name: string, link: RowLink<Row, AnyShown>][];
  readonly row: Row;
}

/** Where a row leads to; a dash where it leads nowhere. */
function RowLinks({ links, row, record, words }: RowLinksProps) {
  const translate = useTranslate();
  const led = links.flatMap(([name, { to, newTab }]) => {
    const path = to(row, record);
    return path ? [{ name, path, newTab }] : [];
  });
  if (led.length === 0) return EMPTY;
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      {led.map(({ name, path, newTab }) => (
        <MuiLink key={name} component={Link} to={path} {...(newTab && NEW_TAB)}>
          {translate(`${words}.links.${name}`)}
        </MuiLink>
      ))}
    </Stack>
  );
}
