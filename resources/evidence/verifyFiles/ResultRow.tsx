import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { NEW_TAB, sizeOf } from 'declared-console';
import { visibleText } from 'declared-console/values';
import { memo, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReportedDigests } from '../verify/ReportedDigests';
import { AssignNumber } from './AssignNumber';
import { isCompared, noteOf, reportFor, titleOf } from './noteOf';
import type { Line } from './rows';
import { TONES } from './tones';

interface ResultRowProps extends Line {
  readonly onAssign: (number: string) => void;
  readonly onRetry: (numbers: readonly string[]) => void;
}

/** A file, its result, the certificate that it was compared with and why with that one; drawn again only if these change. */
export const ResultRow = memo(
  Row,
  (before, after) =>
    before.file === after.file && JSON.stringify(before.result) === JSON.stringify(after.result),
);

function Row({ file, result, onAssign, onRetry }: ResultRowProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`pages.verifyFiles.${key}`, options);
  const [isAssigning, setAssigning] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Takes the focus of what disappears with its use.
  const assignButton = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const detailsId = useId();
  const assignId = useId();
  const compared = isCompared(result) ? result : undefined;
  const report = compared && reportFor(compared);
  const archive = file.packed === 'opened' ? undefined : file.archive;
  const begin = archive ? archive.path.length + 1 : 0;
  const end = file.path.lastIndexOf('/') + 1;
  const from = archive && words('from', { archive: visibleText(archive.path) });
  const name = visibleText(file.path.slice(end));
  const note = noteOf(result, translate, file.packed);
  function endAssigning() {
    setAssigning(false);
    assignButton.current?.focus();
  }
  const percent = Math.floor(100 * (file.part ?? 0));
  return (
    <Box component="li" sx={row}>
      <Box sx={{ color: TONES[result.kind], fontWeight: 600, fontSize: 14, lineHeight: '24px' }}>
        {file.part === undefined ? titleOf(result, translate) : words('computing', { percent })}
      </Box>
      <Stack sx={{ minWidth: 0, gap: 0.25 }}>
        <Box id={nameId} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[sizeOf(file.size), from, visibleText(file.path.slice(begin, end))].filter(Boolean).join(' · ')}
        </Typography>
        {note && <Typography variant="body2">{note}</Typography>}
        {result.kind === 'unsure' && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'start', mt: 0.75 }}
            aria-describedby={nameId}
            onClick={() => {
              onAssign(result.certificate.number);
              assignButton.current?.focus();
            }}
          >
            {words('confirm')}
          </Button>
        )}
      </Stack>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {compared && (
          <>
            <Link href={compared.certificate.href} {...NEW_TAB}>
              {visibleText(compared.certificate.number)}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {words(`by.${compared.by}`)}
            </Typography>
          </>
        )}
      </Box>
      <Box sx={actions}>
        {result.kind === 'failed' && (
          <Button
            aria-describedby={nameId}
            onClick={() => {
              onRetry(result.numbers);
              assignButton.current?.focus();
            }}
          >
            {words('retry')}
          </Button>
        )}
        {report && report.digests.length > 0 && (
          <Button
            aria-describedby={nameId}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            {words('details')}
          </Button>
        )}
        {result.kind !== 'unread' && (
          <Button
            ref={assignButton}
            aria-describedby={nameId}
            aria-expanded={isAssigning}
            aria-controls={isAssigning ? assignId : undefined}
            onClick={() => setAssigning(!isAssigning)}
          >
            {words('assign')}
          </Button>
        )}
      </Box>
      {isAssigning && (
        <Box id={assignId} sx={whole}>
          <AssignNumber
            name={name}
            onAssign={(number) => {
              endAssigning();
              onAssign(number);
            }}
            onCancel={endAssigning}
          />
        </Box>
      )}
      <Stack id={detailsId} sx={{ ...whole, gap: 1, '&:empty': { display: 'none' } }}>
        {isOpen && report && <ReportedDigests {...report} />}
      </Stack>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '152px minmax(0, 1fr) 210px 190px' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { md: 'flex-end' },
  alignItems: 'center',
  gap: 0.5,
  my: -0.5,
  // Their words begin where those above do.
  mx: { xs: -0.75, md: 0 },
  '&:empty': { display: 'none' },
};
const whole = { gridColumn: '1 / -1' };
