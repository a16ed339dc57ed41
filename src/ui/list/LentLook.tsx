import { Box, Button, Typography } from '@mui/material';
import { type MouseEvent, use, useLayoutEffect } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConsole } from '../../kit/ConsoleContext';
import { LOOK } from '../../kit/listQuery';
import type { AnyResource } from '../../schema/resource';
import { isSameLook, keepLook, lendLook, readLook, returnLook } from './listLook';
import { lookIn } from './shareList';

interface LentLookProps {
  readonly resource: AnyResource;
}

/** Takes the look that a link brought, or says that the list is shown with it. */
export default function LentLook({ resource }: LentLookProps) {
  const isNew = new URLSearchParams(useLocation().search).has(LOOK);
  return isNew ? <TakeLook resource={resource} /> : <LentNotice resource={resource} />;
}

/** Takes the look out of the address, where the list's next query would drop it, and shows the list with it. */
function TakeLook({ resource }: LentLookProps) {
  const store = useStoreContext();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  useLayoutEffect(() => {
    const look = lookIn(resource, search);
    returnLook(resource, store);
    if (look && !isSameLook(look, readLook(resource, store))) lendLook(resource, store, look);
    const query = new URLSearchParams(search);
    query.delete(LOOK);
    void navigate({ search: query.toString() }, { replace: true, state });
  }, [resource, store, navigate, search, state]);
  return null;
}

/** Says that the columns are those of a link, which can be kept or given back; until then one's own stay as they are. */
function LentNotice({ resource }: LentLookProps) {
  use(useConsole().loadWords('queries'));
  const translate = useTranslate();
  const store = useStoreContext();

  /** What was pressed goes away: the keyboard goes on at the rows. */
  function end(by: MouseEvent<HTMLElement>, change: () => void) {
    by.currentTarget.closest('section')?.parentElement?.querySelector<HTMLElement>('[role=group]')?.focus();
    change();
  }

  return (
    <Box component="section" aria-label={translate('queries.lent.name')} sx={place}>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mr: 'auto' }}>
        {translate('queries.lent.hint')}
      </Typography>
      <Button
        size="small"
        onClick={(by) => end(by, () => keepLook(resource, store, readLook(resource, store)))}
      >
        {translate('queries.lent.keep')}
      </Button>
      <Button size="small" onClick={(by) => end(by, () => returnLook(resource, store))}>
        {translate('queries.lent.return')}
      </Button>
    </Box>
  );
}

const place = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  minHeight: 40,
  px: 2,
  py: '4px',
  borderBottom: '1px solid var(--line)',
  '@media print': { display: 'none' },
};
