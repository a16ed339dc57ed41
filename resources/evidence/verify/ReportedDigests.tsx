import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Digest } from './Digest';
import type { Report } from './report';

/** The digests that a verdict is based on, with the parts marked in which they differ. */
export function ReportedDigests({ digests, differing }: Pick<Report, 'digests' | 'differing'>) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.certificate.verifier.${key}`, options);
  return (
    <>
      {digests.map(({ label, digest, algorithm }) => (
        <Digest
          key={`${label} ${algorithm} ${digest}`}
          label={words(label)}
          digest={digest}
          algorithm={algorithm ?? words('unstated')}
          differing={differing}
        />
      ))}
      {differing.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {words('differing', { groups: differing.map((index) => index + 1).join(words('and')) })}
        </Typography>
      )}
    </>
  );
}
