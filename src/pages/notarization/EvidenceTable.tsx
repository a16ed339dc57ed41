import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { fileStatus } from '@resources/enums';
import { coveredEvidence } from '@resources/evidence/detail';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { path } from '@/schema';
import { Cell } from '../../ui/cells/Cell';
import type { NotarizationDetail } from './notarizationDetail';

const columns = ['baoquan_no', 'title', 'saveTime', 'fileStatus'] as const;

interface EvidenceTableProps {
  readonly rows: NotarizationDetail['list'];
  /** Whose evidence it is, where a row doesn't say. */
  readonly userId: string;
}

/** The evidence that an application covers, each with its certificate in a new tab. */
export function EvidenceTable({ rows, userId }: EvidenceTableProps) {
  const translate = useTranslate();
  if (rows.length === 0) return <Typography color="text.secondary">{translate('list.empty')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={translate('review.notarization.evidence')}
      >
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{translate(`review.notarization.fields.${name}`)}</TableCell>
            ))}
            <TableCell>{translate('list.operation')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.baoquan || row.baoquan_no}>
              {columns.map((name) => (
                <TableCell key={name}>
                  <Cell field={coveredEvidence[name]} value={row[name]} />
                </TableCell>
              ))}
              <TableCell>
                <MuiLink component={Link} to={certificate(row, userId)} target="_blank" rel="noopener">
                  {translate('review.notarization.viewDetails')}
                </MuiLink>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The certificate's path; its isDownload is 1 uploaded, 2 uploading, 0 missing (section 2). */
function certificate(row: NotarizationDetail['list'][number], userId: string) {
  const page = path`/certificate/${row.baoquan || row.baoquan_no}/${row.userId || userId}`;
  return row.fileStatus ? `${page}?isDownload=${encodeURIComponent(fileStatus.wire(row.fileStatus))}` : page;
}
