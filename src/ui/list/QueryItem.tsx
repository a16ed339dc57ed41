import CheckIcon from '@mui/icons-material/Check';
import { ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyResource } from '../../schema/resource';
import { filterWords } from '../export/filterWords';
import type { ListQuery } from './savedQuery';

interface QueryItemProps {
  readonly resource: AnyResource;
  readonly label: string;
  /** Who shares it. */
  readonly owner?: string;
  readonly filter: ListQuery['filter'];
  /** Whether the list shows it, or did before it was changed. */
  readonly state?: 'applied' | 'changed' | undefined;
  readonly onApply: () => void;
  /** Small buttons, and how many. */
  readonly actions?: { readonly count: number; readonly buttons: ReactNode } | undefined;
}

/** A query of a list by its name and conditions, which applies it. */
export function QueryItem({ resource, label, owner, filter, state, onApply, actions }: QueryItemProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const conditions = filterWords(resource, filter, { translate, queryClient });
  const said = [
    ...(owner ? [owner] : []),
    ...(state ? [translate(`queries.${state}`)] : []),
    ...conditions.map(([name, value]) => translate('form.labelled', { label: name, value })),
  ].join(' · ');
  return (
    <ListItem
      disablePadding
      secondaryAction={actions?.buttons}
      sx={{ '& > .MuiListItemButton-root': { pr: 2 + 4 * (actions?.count ?? 0) } }}
    >
      <ListItemButton onClick={onApply} aria-current={state === 'applied' ? 'true' : undefined}>
        <ListItemIcon sx={{ minWidth: 28 }}>
          {state && <CheckIcon fontSize="small" color={state === 'applied' ? 'primary' : 'disabled'} />}
        </ListItemIcon>
        <ListItemText
          primary={label}
          secondary={said || undefined}
          slotProps={{
            primary: { noWrap: true },
            secondary: { noWrap: true, title: said },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}
