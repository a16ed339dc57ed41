import { Box, Link, Typography } from '@mui/material';
import { NEW_TAB } from 'declared-console';
import { CopyButton, EMPTY } from 'declared-console/ui';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { groupDigest } from '../hash/digest';

interface DigestProps {
  /** The label: 文件哈希, SHA256. */
  readonly label: string;
  readonly digest: string | undefined;
  /** The name of the algorithm. */
  readonly algorithm?: string;
  /** The indices of the groups that differ from another digest; they are marked by more than colour. */
  readonly differing?: readonly number[];
  /** Where it can be looked up, in a new window; makes the digest a link. */
  readonly href?: string;
  readonly children?: ReactNode;
}

/**
 * A whole digest in groups of eight, with a copy button and its algorithm. When selected by hand, it is copied without
 * gaps.
 */
export function Digest({ label, digest, algorithm, differing = [], href, children }: DigestProps) {
  return (
    <Box role="group" aria-label={label} sx={{ breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        {algorithm && (
          <Box component="span" sx={chip}>
            {algorithm}
          </Box>
        )}
        {digest && (
          <Box sx={noPaper}>
            <CopyButton text={digest} what={label} />
          </Box>
        )}
      </Box>
      {digest ? whole(digest, href, <Groups digest={digest} differing={differing} />) : EMPTY}
      {children}
    </Box>
  );
}

const whole = (digest: string, href: string | undefined, groups: ReactNode) =>
  href ? (
    <Link href={href} {...NEW_TAB} aria-label={digest}>
      {groups}
    </Link>
  ) : (
    groups
  );

function Groups({ digest, differing }: { digest: string; differing: readonly number[] }) {
  const translate = useTranslate();
  return (
    <Box component="code" sx={code}>
      {Object.entries(groupDigest(digest)).map(([index, group]) =>
        differing.includes(Number(index)) ? (
          <Box
            key={index}
            component="mark"
            sx={mark}
            title={translate('pages.certificate.verifier.different')}
          >
            {group}
          </Box>
        ) : (
          <span key={index}>{group}</span>
        ),
      )}
    </Box>
  );
}

const noPaper = { '@media print': { display: 'none' } };
const chip = {
  fontSize: 12,
  lineHeight: '18px',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
};
const code = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.9ch',
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: 14,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
};
const mark = {
  bgcolor: 'transparent',
  color: 'error.main',
  fontWeight: 700,
  textDecoration: 'underline wavy',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
};
