import { Alert } from '@mui/material';
import type { DialogProps } from 'declared-console/schema';
import { useAskBeforeClosing, useConsole } from 'declared-console/ui';
import { use, useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import BatchDownloadDialog from '../BatchDownloadDialog';
import { useChosen } from '../useChosen';
import { PackageWindow } from './PackageWindow';
import type { StorageRefusal } from './transfer';
import { usePackage } from './usePackage';
import { useTimestampFiles } from './useTimestampFiles';

/**
 * The dialog of 打包下载 in a forensic list: puts the selected files into one archive. If the storage doesn't let this page
 * read its files, it says so and downloads them one by one.
 */
export default function PackageDialog(props: DialogProps<{ id: string }>) {
  const { resource, selected, close } = props;
  const { loadWords } = useConsole();
  // Its own, and those of the certificates in the package, at once.
  const words = [loadWords('downloads'), loadWords('evidence')];
  for (const each of words) use(each);
  const numbers = useChosen(selected, close);
  const timestamps = useTimestampFiles();
  const { state, start, cancel } = usePackage(resource, numbers, timestamps.chosen);
  const [singly, setSingly] = useState<readonly string[]>();
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const isUnderWay = state.step === 'packing' || state.step === 'asking';
  useAskBeforeClosing(isUnderWay);

  function leave() {
    if (isUnderWay) {
      cancel();
      notify('pages.downloads.package.cancelled', { type: 'info' });
    }
    close();
    // Keeps the selection if files are missing from the archive, so that they can be requested again.
    if (state.step === 'done' && state.files.every(({ path }) => path)) onUnselectItems();
    if (state.step !== 'ready') refresh();
  }

  if (numbers.length === 0) return null;
  if (state.step === 'refused')
    return (
      <BatchDownloadDialog {...props} selected={numbers} note={<RefusalNote refusal={state.refusal} />} />
    );
  if (singly) return <BatchDownloadDialog {...props} selected={singly} />;
  return (
    <PackageWindow
      title={translate('pages.downloads.package.name')}
      count={numbers.length}
      state={state}
      timestamps={timestamps}
      onStart={start}
      onSingly={setSingly}
      onClose={leave}
    />
  );
}

/** Says why there is no archive, and that the files are downloaded one by one instead. */
function RefusalNote({ refusal }: { readonly refusal: StorageRefusal }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <strong>{translate('pages.downloads.package.refused', { host: refusal.host })}</strong>
      <br />
      {translate(refusal.message)}
    </Alert>
  );
}
