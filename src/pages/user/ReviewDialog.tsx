import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery, useTheme } from '@mui/material';
import { userStatus } from '@resources/enums';
import { useIsMutating } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { use, useId } from 'react';
import type { DialogProps } from '@/schema/actions';
import { useConsole } from '../../ui/ConsoleContext';
import { RecordState } from '../../ui/RecordState';
import { UserReview } from './UserReview';
import { kindOfList, statusCode, useUserDetail } from './userDetail';

type UserRow = { readonly user_id: string; readonly user_status: keyof (typeof userStatus)['options'] };

/** What a row's operation opens: the user's detail, with the decision while it is pending (document 1, section 2). */
export default function ReviewDialog({ resource, record, close }: DialogProps<UserRow>) {
  use(useConsole().loadWords('review'));
  return record ? <LoadedReview resource={resource} row={record} close={close} /> : null;
}

interface LoadedReviewProps extends Pick<DialogProps<UserRow>, 'resource' | 'close'> {
  readonly row: UserRow;
}

function LoadedReview({ resource, row, close }: LoadedReviewProps) {
  const translate = useTranslate();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const known = statusCode(userStatus.wire(row.user_status));
  const { query, refresh } = useUserDetail(row.user_id, known);
  // Somebody else may have decided since the list was read.
  const isChanged = query.data !== undefined && query.data.userInfo.user_status !== row.user_status;
  const isSending = useIsMutating() > 0;
  const leave = () => {
    if (!isSending) close(isChanged ? 'reload' : undefined);
  };
  return (
    <Dialog open onClose={leave} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={fullScreen}>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {translate('review.user.title')}
      </DialogTitle>
      <IconButton
        aria-label={translate('form.close')}
        onClick={leave}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers sx={{ p: { xs: 1.5, sm: 2 } }}>
        <RecordState query={query}>
          {(detail) => (
            <UserReview
              id={row.user_id}
              detail={detail}
              kind={kindOfList(resource)}
              refresh={refresh}
              done={() => close('reload')}
            />
          )}
        </RecordState>
      </DialogContent>
    </Dialog>
  );
}
