import { Stack } from '@mui/material';
import { useConsole } from 'declared-console/ui';
import { useTranslate } from 'react-admin';
import type { CertificateRow } from '../../certificate';
import { productSettings } from '../../settings';
import { explorerUrl } from '../explorerUrl';
import { readDigest } from '../hash/preservedDigest';
import { Digest } from '../verify/Digest';
import { fileHashAlgorithm } from './fileHashAlgorithm';
import { Part } from './Part';

/** Its digits where it can be read, so that groups can be compared by eye; or else as the certificate writes it. */
const readable = (digest: string | undefined) => readDigest(digest)?.hex ?? digest;

/** All hashes of the certificate, unabridged; the blockchain's links to the explorer's search. */
export function HashPart({ record }: { record: CertificateRow }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`pages.certificate.digest.${key}`);
  const { file_hash, sha256, blockchain_hash } = record;
  const { settings } = useConsole();
  return (
    <Part name="hashes">
      <Stack sx={{ gap: 1 }}>
        <Digest
          label={words('file')}
          digest={readable(file_hash)}
          algorithm={file_hash && (fileHashAlgorithm(record) ?? words('unstated'))}
        />
        <Digest label={words('sha256')} digest={readable(sha256)} algorithm={sha256 && 'SHA-256'} />
        <Digest
          href={explorerUrl(blockchain_hash, productSettings(settings))}
          label={words('chain')}
          digest={blockchain_hash}
          algorithm={blockchain_hash && words('transaction')}
        />
      </Stack>
    </Part>
  );
}
