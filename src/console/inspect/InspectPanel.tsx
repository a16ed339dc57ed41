import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, GlobalStyles, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { takeFocus } from '../../kit/takeFocus';
import { UnreadEntries } from '../UnreadEntries';
import { RequestList } from './RequestList';
import { RequestView } from './RequestView';
import type { Trace } from './trace';

interface InspectPanelProps {
  readonly trace: Trace;
  /** Gets the focus back when the panel is closed. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The inspector: the screen's requests, and of the selected one what was sent, answered and offered. */
export function InspectPanel({ trace, opener, onClose }: InspectPanelProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const all = useSyncExternalStore(trace.subscribe, trace.requests);
  const requests = all.filter(({ screen }) => screen === pathname);
  const [chosen, setChosen] = useState<number>();
  // By default, the newest request for the resource that the screen requested first: that is what it is about.
  const about = requests.findLast(({ operation }) => operation)?.operation?.resource;
  const request =
    requests.find(({ id }) => id === chosen) ??
    requests.find(({ operation }) => operation?.resource === about) ??
    requests[0];
  useEffect(() => () => takeFocus(opener.current), [opener]);
  return (
    <Drawer
      open
      anchor="bottom"
      // On a phone it covers the screen; elsewhere the screen stays usable.
      variant={isPhone ? 'temporary' : 'persistent'}
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      slotProps={{
        paper: {
          role: isPhone ? 'dialog' : 'complementary',
          'aria-label': translate('inspect.title'),
          sx: paper,
        },
      }}
    >
      {!isPhone && <GlobalStyles styles={{ body: { paddingBottom: HEIGHT } }} />}
      <Box sx={head}>
        <Typography variant="h2">{translate('inspect.title')}</Typography>
        <Typography variant="body2" noWrap color="text.secondary" sx={{ flex: 1, fontFamily: 'monospace' }}>
          {pathname}
        </Typography>
        <IconButton autoFocus size="small" aria-label={translate('form.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, '& > *': { py: 1 } }}>
        <UnreadEntries />
      </Box>
      {request ? (
        <Box sx={body}>
          <RequestList requests={requests} chosen={request} onChoose={setChosen} />
          <RequestView key={request.call.path} request={request} />
        </Box>
      ) : (
        <Typography color="text.secondary" sx={{ p: 3 }}>
          {translate('inspect.none')}
        </Typography>
      )}
    </Drawer>
  );
}

const HEIGHT = '46vh';

const paper = {
  height: { xs: '100dvh', sm: HEIGHT },
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  boxShadow: { sm: 8 },
};

const head = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.5,
  px: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '& button': { alignSelf: 'center' },
};

const body = { display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flex: 1, minHeight: 0 };
