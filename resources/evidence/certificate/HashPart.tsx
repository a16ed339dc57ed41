import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Digest } from '../verify/Digest';
import type { CertificateRow } from './certificateRow';
import { algorithmOf } from './digests';
import { Part } from './Part';

/** Every hash of the certificate whole; the file hash and the SHA256 are one line where they are one digest. */
export function HashPart({ record }: { record: CertificateRow }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`pages.certificate.digest.${key}`);
  const { file_hash, sha256, blockchain_hash } = record;
  const isSame = Boolean(sha256) && file_hash?.toLowerCase() === sha256?.toLowerCase();
  const nameOf = (digest: string | undefined) => digest && (algorithmOf(digest) ?? words('unknown'));
  return (
    <Part name="hashes">
      <Stack sx={{ gap: 1 }}>
        <Digest
          label={words('file')}
          digest={file_hash}
          algorithm={isSame ? words('sha256') : nameOf(file_hash)}
        />
        {!isSame && <Digest label={words('sha256')} digest={sha256} algorithm={sha256 && 'SHA-256'} />}
        <Digest
          label={words('chain')}
          digest={blockchain_hash}
          algorithm={blockchain_hash && words('transaction')}
        />
      </Stack>
    </Part>
  );
}
