import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Traced } from './trace';

interface RequestListProps {
  /** The newest first. */
  readonly requests: readonly Traced[];
  readonly chosen: Traced;
  readonly onChoose: (id: number) => void;
}

/** The requests of the screen: method, path, outcome and duration. */
export function RequestList({ requests, chosen, onChoose }: RequestListProps) {
  const translate = useTranslate();
  return (
    <List dense disablePadding aria-label={translate('inspect.requests')} sx={list}>
      {requests.map((request) => (
        <ListItem key={request.id} disablePadding>
          <ListItemButton
            selected={request === chosen}
            aria-current={request === chosen}
            onClick={() => onChoose(request.id)}
          >
            <ListItemText
              primary={`${request.call.method} ${request.call.path}`}
              secondary={outcome(request, translate)}
              slotProps={{
                primary: { sx: { fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' } },
                secondary: { color: isFailed(request) ? 'error' : 'text.secondary' },
              }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** An abort is no failure: leaving a page aborts its requests. */
const isFailed = ({ failure }: Traced) => failure !== undefined && failure !== 'abort';

function outcome(
  { status, took, failure, data, operation }: Traced,
  translate: ReturnType<typeof useTranslate>,
) {
  const state = failure ?? (data === undefined && status === undefined ? translate('inspect.underWay') : '');
  const time = took === undefined ? '' : `${Math.round(took)} ms`;
  return [status, state, time, operation?.resource.name].filter(Boolean).join(' · ');
}

const list = {
  width: { md: 340 },
  flexShrink: 0,
  maxHeight: { xs: '24%', md: 'none' },
  overflowY: 'auto',
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
};
