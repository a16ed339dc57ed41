import { useParams } from 'react-router-dom';
import { Certificate } from '../evidence/certificate/Certificate';
import type { KindName } from '../evidence/certificate/kinds';

/** The certificate of a web, process or mobile capture. */
export default function AttestationPage({ kind }: { readonly kind: KindName }) {
  const { id = '' } = useParams();
  return <Certificate kind={kind} number={id} />;
}
