import { Alert } from '@mui/material';
import type { DialogProps } from 'declared-console/schema';
import { ModalFrame, useConsole } from 'declared-console/ui';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { FileView } from '../evidence/media/FileView';

/** A capture: a web capture has its result at `address`, a process or mobile capture at `ossurl`. */
interface Capture {
  readonly id: string;
  readonly address?: string;
  readonly ossurl?: string;
}

/** 预览结果: shows the captured picture, video or document by its type; a url that may not be opened isn't loaded. */
export default function ResultDialog({ record, close }: DialogProps<Capture>) {
  const { safeUrl, loadWords } = useConsole();
  use(loadWords('downloads'));
  const translate = useTranslate();
  const title = translate('pages.result.title');
  const raw = record?.ossurl || record?.address;
  const url = safeUrl(raw);
  return (
    <ModalFrame title={title} of={record?.id} onClose={() => close()} maxWidth="md">
      {url ? (
        <FileView
          url={url}
          alt={`${title} ${record?.id ?? ''}`}
          // Process and mobile captures are recordings, unless the file says otherwise.
          {...(record?.ossurl && { hint: 'video' })}
        />
      ) : (
        <Alert severity={raw ? 'error' : 'info'}>
          {translate(`pages.result.${raw ? 'invalid' : 'none'}`)}
        </Alert>
      )}
    </ModalFrame>
  );
}
