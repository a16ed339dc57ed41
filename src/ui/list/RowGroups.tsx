import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fieldOf } from '../../model/paths';
import type { AnyResource } from '../../schema/resource';
import type { RowGroup } from './sortRows';

/** How many groups are listed. */
const MOST_LISTED = 20;

interface RowGroupsProps {
  readonly resource: AnyResource;
  /** How many rows were read. */
  readonly read: number;
  /** The field by which the rows are grouped. */
  readonly grouped: string | undefined;
  readonly groups: readonly RowGroup[];
  /** The group that is shown; all of them by default. */
  readonly group: string | undefined;
  readonly onGroup: (field: string | undefined, group?: string) => void;
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  pt: 1,
  px: 1.5,
  fontSize: 14,
  '& > label': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& select': {
    minHeight: 32,
    px: 1,
    border: '1px solid var(--line)',
    borderRadius: '8px',
    bgcolor: 'var(--paper)',
    color: 'inherit',
    font: 'inherit',
  },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    width: 1,
    m: 0,
    p: 0,
    listStyle: 'none',
  },
};

const sizeOf = (groups: readonly RowGroup[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

/** Groups the rows that were read by a column and counts each group; a group's button shows its rows alone. */
export function RowGroups({ resource, read, grouped, groups, group, onGroup }: RowGroupsProps) {
  const translate = useTranslate();
  const columns = resource.definition.list?.columns ?? [];
  const rest = groups.slice(MOST_LISTED);
  return (
    <Box sx={look}>
      <label>
        {translate('list.groupBy')}
        <select value={grouped ?? ''} onChange={({ target }) => onGroup(target.value || undefined)}>
          <option value="">{translate('list.all')}</option>
          {columns.map(fieldOf).map((field) => (
            <option key={field} value={field}>
              {translate(`resources.${resource.name}.fields.${field}`)}
            </option>
          ))}
        </select>
      </label>
      <Typography role="status" variant="body2" color="text.secondary">
        {grouped !== undefined &&
          translate('list.grouped', { read, count: sizeOf(groups), groups: groups.length })}
      </Typography>
      {groups.length > 0 && (
        <ul>
          {groups.slice(0, MOST_LISTED).map(({ text, rows }) => (
            <li key={text}>
              <Button
                size="small"
                variant={text === group ? 'contained' : 'outlined'}
                aria-pressed={text === group}
                onClick={() => onGroup(grouped, text === group ? undefined : text)}
              >
                {text} · {rows.length}
              </Button>
            </li>
          ))}
          {rest.length > 0 && <li>… · {sizeOf(rest)}</li>}
        </ul>
      )}
    </Box>
  );
}
