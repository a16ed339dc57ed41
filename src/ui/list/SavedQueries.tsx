import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Divider,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useNotify,
  useSavedQueries,
  useTranslate,
} from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { PREFERENCES } from '../../storage/preferences';
import type { BrowserStorage } from '../../storage/storage';
import { SaveQueryDialog } from './SaveQueryDialog';

interface SavedQueriesProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Filters without those that hold what must never be stored. */
const keptFilters = ({ withoutNeverKept }: BrowserStorage, filters: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => typeof value !== 'string' || withoutNeverKept(value) === value,
    ),
  );

/** The saved queries of a list, in react-admin's store: apply or remove one, or save the current query. */
export default function SavedQueries({ anchor, onClose }: SavedQueriesProps) {
  const { resource, filterValues, perPage, sort, setFilters, setPerPage } = useListContext();
  const [stored, store] = useSavedQueries(resource);
  const { storage } = useConsole();
  const [isNaming, setNaming] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const queries = extractValidSavedQueries(stored);
  const isFiltered = Object.keys(keptFilters(storage, filterValues)).length > 0;

  function apply({ value }: SavedQuery) {
    if (value.perPage && value.perPage !== perPage) setPerPage(value.perPage);
    setFilters(value.filter, undefined, false);
    onClose();
  }

  function save(label: string) {
    const value = { filter: keptFilters(storage, filterValues), sort, perPage, displayedFilters: [] };
    store([...queries.filter((query) => query.label !== label), { label, value }]);
    if (!storage.isKept('localStorage', `${PREFERENCES}${resource}.savedQueries`))
      notify('list.queryUnkept', { type: 'warning', messageArgs: { name: label } });
    else if (Object.keys(value.filter).length < Object.keys(filterValues).length)
      notify('list.queryReduced', { type: 'warning', messageArgs: { name: label } });
    onClose();
  }

  if (isNaming) {
    return <SaveQueryDialog taken={queries.map(({ label }) => label)} onSave={save} onClose={onClose} />;
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 280 } } }}
    >
      <Typography
        id={titleId}
        variant="caption"
        component="h2"
        color="text.secondary"
        sx={{ display: 'block', px: 2, pt: 1.5 }}
      >
        {translate('list.saved')}
      </Typography>
      <List dense>
        {queries.length === 0 && (
          <ListItem>
            <ListItemText secondary={translate('list.noSavedQuery')} />
          </ListItem>
        )}
        {queries.map((query) => (
          <ListItem
            key={query.label}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                size="small"
                aria-label={translate('list.removeQuery', { name: query.label })}
                onClick={() => store(queries.filter((other) => other !== query))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => apply(query)}>
              <ListItemText primary={query.label} slotProps={{ primary: { noWrap: true } }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider />
      <Button fullWidth disabled={!isFiltered} onClick={() => setNaming(true)} sx={{ py: 1 }}>
        {translate('list.saveQuery')}
      </Button>
      {!isFiltered && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 2, pb: 1.5 }}>
          {translate('ra.saved_queries.help')}
        </Typography>
      )}
    </Popover>
  );
}
