import WithdrawIcon from '@mui/icons-material/PersonRemoveOutlined';
import { Alert, IconButton, List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../api/errors';
import { RetryNotice } from '../../kit/RetryNotice';
import { Sentence } from '../../kit/Sentence';
import type { AnyResource } from '../../schema/resource';
import { QueriesHeading } from './QueriesHeading';
import { QueryItem } from './QueryItem';
import { queryAt } from './savedQuery';
import type { useSharedQueries } from './useSharedQueries';

interface SharedQueriesProps {
  readonly resource: AnyResource;
  readonly shared: NonNullable<ReturnType<typeof useSharedQueries>>;
  readonly onApply: (search: string) => void;
}

/** The queries of a list that the account's role shares: apply one, or share one of one's own no longer. */
export function SharedQueries({ resource, shared, onApply }: SharedQueriesProps) {
  const translate = useTranslate();
  const { queries, error, refetch, refusal, withdraw } = shared;
  return (
    <>
      <QueriesHeading>{translate('queries.shared.name')}</QueriesHeading>
      {refusal && (
        <Alert severity="error">
          <Sentence words={messageOf(refusal)} />
        </Alert>
      )}
      {error && <RetryNotice error={error} onRetry={() => void refetch()} />}
      <List dense>
        {!error && !queries?.length && (
          <ListItem>
            <ListItemText secondary={translate(`queries.shared.${queries ? 'none' : 'loading'}`)} />
          </ListItem>
        )}
        {queries?.map((each) => (
          <QueryItem
            key={each.id}
            resource={resource}
            label={each.label}
            owner={each.isOwn ? translate('queries.shared.own') : each.owner}
            filter={queryAt(resource, each.search).filter}
            onApply={() => onApply(each.search)}
            actions={
              each.isOwn
                ? {
                    count: 1,
                    buttons: (
                      <IconButton
                        edge="end"
                        size="small"
                        disabled={withdraw.isPending}
                        aria-label={translate('queries.shared.withdraw', { name: each.label })}
                        title={translate('queries.shared.withdraw', { name: each.label })}
                        onClick={() => withdraw.mutate(each)}
                      >
                        <WithdrawIcon fontSize="small" />
                      </IconButton>
                    ),
                  }
                : undefined
            }
          />
        ))}
      </List>
    </>
  );
}
