import { useLocation, useParams } from 'react-router-dom';
import { Certificate } from '../evidence/certificate/Certificate';
import { type KindName, kinds } from '../evidence/certificate/kinds';

/** /online/attestation/{id}/{type}: the certificate of a web, process or mobile capture. */
export default function AttestationPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const type = pathname.split('/').findLast(Boolean) ?? '';
  return <Certificate kind={isKind(type) ? type : 'web'} number={id} />;
}

const isKind = (type: string): type is KindName => Object.hasOwn(kinds, type);
