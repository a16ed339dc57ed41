import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatValue, MASK } from '../../kit/format';
import { type FieldRead, isDrift } from './readAnswer';
import { table } from './table';
import type { Traced } from './trace';

interface AnswerViewProps {
  readonly request: Traced;
  /** The fields of the row that is chosen. */
  readonly read: readonly FieldRead[] | undefined;
}

/** A row of the answer, field by field: as it came, as it was decoded, as it is shown, and why. */
export function AnswerView({ request, read }: AnswerViewProps) {
  const translate = useTranslate();
  const { failure, drifts = [], operation } = request;
  const ofAnswer = new Set(
    drifts
      .filter(({ problem }) => problem === 'repeated key' || problem === 'wrong count')
      .map(({ problem, field }) => translate(`inspect.answer.reasons.${problem}`, { field })),
  );
  return (
    <>
      {failure && <Alert severity={failure === 'abort' ? 'info' : 'error'}>{failure}</Alert>}
      {[...ofAnswer].map((sentence) => (
        <Alert key={sentence} severity="warning">
          {sentence}
        </Alert>
      ))}
      {!read && !failure && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate(operation ? 'inspect.answer.nothing' : 'inspect.sent.undeclaredCall')}
        </Typography>
      )}
      {read && (
        <Table size="small" stickyHeader sx={{ ...table, minWidth: 640 }}>
          <TableHead>
            <TableRow>
              {(['field', 'wire', 'decoded', 'shown'] as const).map((column) => (
                <TableCell key={column}>{translate(`inspect.answer.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {read.map((each) => (
              <FieldRow key={each.path} read={each} />
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

function FieldRow({ read }: { readonly read: FieldRead }) {
  const translate = useTranslate();
  const { path, wire, field, value, reason } = read;
  const isMasked = field?.isSecret === true;
  const isShown = field && !field.isHidden && !field.shape;
  return (
    <TableRow selected={isDrift(read)}>
      <TableCell component="th" scope="row" className="code">
        {path}
        <Typography component="div" variant="caption" color="text.secondary">
          {field ? [field.kind, field.of?.name, field.optional && 'maybe'].filter(Boolean).join(' · ') : '?'}
        </Typography>
      </TableCell>
      <TableCell className="code">{isMasked ? MASK : written(wire)}</TableCell>
      <TableCell className="code">{field && (isMasked ? MASK : written(value))}</TableCell>
      <TableCell>
        {isShown && short(formatValue(field, value, translate))}
        {reason && (
          <Typography
            component="div"
            variant="caption"
            sx={{ color: isDrift(read) ? 'warning.main' : 'text.secondary' }}
          >
            {translate(`inspect.answer.reasons.${reason.problem}`, {
              found: reason.found,
              kind: field?.kind,
              codes: field?.of?.values.map((each) => `${field.of?.wire(each)} ${each}`).join(', '),
            })}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}

/** A value as JSON, or as JavaScript where JSON can't express it. */
const written = (value: unknown) =>
  short(value === undefined || Number.isNaN(value) ? String(value) : JSON.stringify(value));

/** A field may hold a whole document. */
const short = (text: string) => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

const LONG = 300;
