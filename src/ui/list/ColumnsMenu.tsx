import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import {
  hiddenAtFirst,
  inOrder,
  type Look,
  lookKey,
  OPERATION,
  ranksKey,
  useTableKey,
} from '../../kit/columns';
import { fieldOf } from '../../model/paths';
import type { AnyResource } from '../../schema/resource';

interface ColumnsMenuProps {
  readonly resource: AnyResource;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Chooses and orders the columns and the height of the rows, where react-admin's tables keep them. Unlike react-admin's own button it works with
 * keyboard and screen reader, and is loaded when it is opened.
 */
export default function ColumnsMenu({ resource: { name, definition }, anchor, onClose }: ColumnsMenuProps) {
  const translate = useTranslate();
  const columns = definition.list?.columns ?? [];
  const fields = [...columns.map(fieldOf), ...(definition.actions ? [OPERATION] : [])];
  const [atFirst] = useState(() => hiddenAtFirst(columns));
  const table = useTableKey(name);
  const [hidden, setHidden] = useStore<string[]>(table, atFirst);
  const [ranks, setRanks] = useStore<number[] | undefined>(ranksKey(table));
  const [look, setLook] = useStore<Look | undefined>(lookKey(table));
  const order = inOrder([...fields.keys()], ranks);
  // At least one column besides the operations must be shown.
  const shown = fields.filter((field) => field !== OPERATION && !hidden.includes(field));

  function move(from: number, by: number, button: HTMLElement) {
    if (!(from + by in order)) return;
    const moved = [...order];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    flushSync(() => setRanks(moved));
    button.focus();
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('list.columns'), sx: { p: 1, minWidth: 240 } },
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.map((column, at) => {
          const field = fields[column] as string;
          const isShown = !hidden.includes(field);
          const label = labelOf(name, field, translate);
          return (
            <Box component="li" key={field} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    disabled={shown.length === 1 && shown[0] === field}
                  />
                }
                label={label}
                onChange={() =>
                  setHidden(isShown ? [...hidden, field] : hidden.filter((other) => other !== field))
                }
                slotProps={{ typography: { variant: 'body2' } }}
                sx={{ flex: 1, ml: 0 }}
              />
              {moves.map(({ by, words, Icon }) => {
                // Not `disabled`, so that the button which has just moved a column to the end keeps the focus.
                const isEnd = !(at + by in order);
                return (
                  <IconButton
                    key={by}
                    size="small"
                    aria-label={`${translate(words)} ${label}`}
                    aria-disabled={isEnd}
                    onClick={(event) => move(at, by, event.currentTarget)}
                    sx={{ opacity: isEnd ? 0.3 : 1 }}
                  >
                    <Icon fontSize="small" />
                  </IconButton>
                );
              })}
            </Box>
          );
        })}
      </Box>
      <FormControlLabel
        control={<Checkbox size="small" checked={look?.isCompact ?? false} />}
        label={translate('list.compact')}
        onChange={() => setLook({ ...look, isCompact: !look?.isCompact })}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ display: 'flex', ml: 0, mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}
      />
      <Button
        fullWidth
        onClick={() => {
          setLook(undefined);
          setRanks(undefined);
          setHidden(atFirst);
        }}
      >
        {translate('list.columnsReset')}
      </Button>
    </Popover>
  );
}

const moves = [
  { by: -1, words: 'ra.action.move_up', Icon: UpIcon },
  { by: 1, words: 'ra.action.move_down', Icon: DownIcon },
] as const;

const labelOf = (name: string, field: string, translate: ReturnType<typeof useTranslate>) =>
  field === OPERATION
    ? translate(`resources.${name}.operation`, { _: translate('list.operation') })
    : translate(`resources.${name}.fields.${field}`);
