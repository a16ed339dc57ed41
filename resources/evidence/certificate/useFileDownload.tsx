import { useConsole, useInlineFile, useNotifyError } from 'declared-console/ui';
import { ApiError, callOf, startDownload } from 'declared-console/wire';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { urlIn } from '../../downloads/filesIn';
import { withMarks } from '../../downloads/marks';
import { NoOperator } from '../../downloads/NoOperator';
import type { CertificateId } from './certificateId';
import type { CertificateKind } from './kinds';
import type { Refusal } from './refusal';

/**
 * Downloads the evidence file: requests its url, opens it in a hidden frame and says that the browser was asked. If
 * the user is unknown, nothing is requested.
 * @param onStarted called after that, when the history has a new entry
 */
export function useFileDownload(kind: CertificateKind, id: CertificateId, onStarted: () => void) {
  const { client, safeUrl, session, load } = useConsole();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const takeInline = useInlineFile();
  const [isAsking, setIsAsking] = useState(false);

  async function download(refusal: Refusal | undefined) {
    if (isAsking) return;
    if (refusal) return notify(`pages.certificate.refusals.${refusal}`, { type: 'warning' });
    const uid = session.identity()?.uid;
    if (!uid) return notify(<NoOperator variant="filled" />, { type: 'error', autoHideDuration: null });
    setIsAsking(true);
    try {
      const call = callOf(await load(kind.resource), 'file');
      const data = await client.send(call, kind.fileParams(id[kind.fileBy], uid));
      const answered = urlIn(data, kind.answer);
      if (!answered) throw ApiError.of('malformed');
      const url = safeUrl(answered);
      if (!url) throw new ApiError('refused', 'errors.unsafeUrl');
      await startDownload(withMarks(url, { type: kind.type, baoquan_no: id.asked, uid }), takeInline);
      notify('list.downloadAsked', { type: 'info' });
      onStarted();
    } catch (error) {
      notifyError(error);
    } finally {
      setIsAsking(false);
    }
  }

  return { download, isAsking };
}
