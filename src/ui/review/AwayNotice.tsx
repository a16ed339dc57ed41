import { Alert, Box } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

/** Says that the network is gone before anything is pressed. The buttons stay: a browser may be wrong about its network. */
export function AwayNotice() {
  const translate = useTranslate();
  const isAway = useSyncExternalStore(subscribe, () => !navigator.onLine);
  return (
    // There before it is filled, or it wouldn't be announced.
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isAway && (
        <Alert severity="warning" role="presentation">
          {translate('review.before.away')}
        </Alert>
      )}
    </Box>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
