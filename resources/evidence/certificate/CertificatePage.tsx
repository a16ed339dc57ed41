import { useParams, useSearchParams } from 'react-router-dom';
import { fileStatus } from '../../enums';
import { Certificate } from './Certificate';

/** /certificate/{baoquan}/{userId}?isDownload= : the certificate of a piece of evidence. */
export default function CertificatePage() {
  const { baoquan = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <Certificate kind="evidence" number={baoquan} status={fileStatus.parse(query.get('isDownload') ?? '')} />
  );
}
