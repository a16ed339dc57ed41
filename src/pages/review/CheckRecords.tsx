import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { checkResult } from '@resources/enums';
import { useTranslate } from 'ra-core';
import { EnumLabel } from '../../ui/cells/EnumLabel';
import { EMPTY } from '../../ui/format';
import { Section } from '../../ui/Section';
import type { CheckRecord } from './decided';

/** How a record was reviewed so far, newest first. */
export function CheckRecords({ records }: { records: readonly CheckRecord[] }) {
  const translate = useTranslate();
  const newest = [...records].sort((a, b) => (a.verify_time < b.verify_time ? 1 : -1));
  return (
    <Section title={translate('review.records')}>
      {newest.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('review.noRecords')}
        </Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} role="group" aria-label={translate('review.records')} tabIndex={0}>
          <Table size="small" aria-label={translate('review.records')}>
            <TableHead>
              <TableRow>
                {(['verifier', 'verify_time', 'status', 'reason'] as const).map((name) => (
                  <TableCell key={name}>{translate(`review.record.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {newest.map((record) => (
                <TableRow key={`${record.verify_time} ${record.verifier}`}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{record.verifier || EMPTY}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{record.verify_time || EMPTY}</TableCell>
                  <TableCell>
                    <Result failed={record.status === 'failed'} />
                  </TableCell>
                  <TableCell sx={{ minWidth: 140, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {record.reason || EMPTY}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
}

/** Section 4: status 0 means review failed; otherwise review succeeded. */
function Result({ failed }: { failed: boolean }) {
  const translate = useTranslate();
  const value = failed ? 'failed' : 'succeeded';
  return <EnumLabel of={checkResult} value={value} words={translate(`enums.checkResult.${value}`)} />;
}
