import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/EditOutlined';
import ShareIcon from '@mui/icons-material/PersonAddAltOutlined';
import {
  Button,
  Divider,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Popover,
  Typography,
} from '@mui/material';
import { use, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { AnyResource } from '../../schema/resource';
import { CopyLink } from './CopyLink';
import { QueriesHeading } from './QueriesHeading';
import { QueryItem } from './QueryItem';
import { SaveQueryDialog } from './SaveQueryDialog';
import { SharedQueries } from './SharedQueries';
import { type KeptQuery, lookOf, queryOf } from './savedQuery';
import { useQueries } from './useQueries';
import { useSharedQueries } from './useSharedQueries';

interface SavedQueriesProps {
  readonly resource: AnyResource;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What is being named: the query that is shown, or one that was saved. */
type Naming = { readonly saved?: KeptQuery };

/** The saved queries of a list, in react-admin's store: apply, change, rename or remove one, or save the current query. */
export default function SavedQueries({ resource, anchor, onClose }: SavedQueriesProps) {
  use(useConsole().loadWords('queries'));
  const translate = useTranslate();
  const { queries, query, look, applied, isChanged, isWorthSaving, ...acts } = useQueries(resource);
  const shared = useSharedQueries(resource);
  const [naming, setNaming] = useState<Naming>();
  const titleId = useId();

  if (naming) {
    const { saved } = naming;
    const others = queries.filter((each) => each !== saved);
    return (
      <SaveQueryDialog
        title={translate(saved ? 'queries.rename' : 'queries.save', { name: saved?.label })}
        named={saved?.label}
        taken={others.map(({ label }) => label)}
        onSave={(label) => {
          if (saved) acts.rename(saved, label);
          else acts.save(label);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 340, maxWidth: 'calc(100% - 32px)' },
        },
      }}
    >
      <QueriesHeading id={titleId}>{translate('list.saved')}</QueriesHeading>
      <List dense>
        {queries.length === 0 && (
          <ListItem>
            <ListItemText secondary={translate('queries.none')} />
          </ListItem>
        )}
        {queries.map((each) => (
          <QueryItem
            key={each.label}
            resource={resource}
            label={each.label}
            filter={queryOf(resource, each).filter}
            state={each !== applied ? undefined : isChanged ? 'changed' : 'applied'}
            onApply={() => {
              acts.apply(each);
              onClose();
            }}
            actions={{
              count: shared ? 3 : 2,
              buttons: (
                <>
                  {shared && (
                    <IconButton
                      size="small"
                      disabled={shared.share.isPending}
                      aria-label={translate('queries.shared.share', { name: each.label })}
                      title={translate('queries.shared.share', { name: each.label })}
                      onClick={() =>
                        shared.share.mutate(
                          {
                            label: each.label,
                            query: queryOf(resource, each),
                            look: lookOf(resource, each) ?? {},
                          },
                          { onSuccess: onClose },
                        )
                      }
                    >
                      <ShareIcon fontSize="small" />
                    </IconButton>
                  )}
                  <IconButton
                    size="small"
                    aria-label={translate('queries.rename', { name: each.label })}
                    onClick={() => setNaming({ saved: each })}
                  >
                    <RenameIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    edge="end"
                    size="small"
                    aria-label={translate('queries.remove', { name: each.label })}
                    onClick={() => acts.remove(each)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </>
              ),
            }}
          />
        ))}
      </List>
      {shared && (
        <>
          <Divider />
          <SharedQueries
            resource={resource}
            shared={shared}
            onApply={(search) => {
              acts.applyShared(search);
              onClose();
            }}
          />
        </>
      )}
      <Divider />
      {applied && isChanged && (
        <Button
          fullWidth
          sx={{ py: 1 }}
          onClick={() => {
            acts.save(applied.label);
            onClose();
          }}
        >
          {translate('queries.update', { name: applied.label })}
        </Button>
      )}
      <Button fullWidth disabled={!isWorthSaving} onClick={() => setNaming({})} sx={{ py: 1 }}>
        {translate('queries.save')}
      </Button>
      <CopyLink resource={resource} query={query} look={look} onCopied={onClose} />
      {!isWorthSaving && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 2, pb: 1.5 }}>
          {translate('queries.help')}
        </Typography>
      )}
    </Popover>
  );
}
