import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { CopyButton } from '../../kit/CopyButton';
import { EMPTY, MASK } from '../../kit/format';
import { curlOf } from './curl';
import { type Compared, compare, declaredParams } from './parameters';
import { table } from './table';
import type { Traced } from './trace';

/** What was sent compared with what is declared, and the request as a curl command. */
export function SentView({ request }: { readonly request: Traced }) {
  const { client, codec } = useConsole();
  const translate = useTranslate();
  const { operation, call, sent } = request;
  const declared = operation ? declaredParams(operation, codec) : {};
  const compared = compare(declared, sent);
  return (
    <>
      {!operation && <Hint text={translate('inspect.sent.undeclaredCall')} />}
      {compared.length === 0 && <Hint text={translate('inspect.sent.nothing')} />}
      {compared.length > 0 && (
        <Table size="small" stickyHeader sx={table}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('inspect.sent.parameter')}</TableCell>
              <TableCell>{translate('inspect.sent.value')}</TableCell>
              <TableCell>{translate('inspect.sent.declared')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {compared.map((each) => (
              <TableRow key={each.name}>
                <TableCell component="th" scope="row" className="code">
                  {each.name}
                </TableCell>
                <TableCell className="code">{sentText(each)}</TableCell>
                <TableCell>
                  <Standing compared={each} isHeld={operation !== undefined} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {!call.multipart && <Curl text={curlOf(request, declared, { client, codec })} />}
    </>
  );
}

const sentText = ({ sent, declared }: Compared) =>
  sent === undefined ? EMPTY : declared?.kind === 'password' ? MASK : sent;

/** Where a parameter is declared, and whether it was sent. */
function Standing({ compared, isHeld }: { readonly compared: Compared; readonly isHeld: boolean }) {
  const translate = useTranslate();
  const { sent, declared } = compared;
  if (!isHeld) return EMPTY;
  if (!declared)
    return (
      <Chip size="small" color="warning" variant="outlined" label={translate('inspect.sent.undeclared')} />
    );
  const origin = translate(`inspect.sent.origins.${declared.origin}`);
  return (
    <>
      {declared.kind ? `${origin} · ${declared.kind}` : origin}
      {sent === undefined && (
        <Chip size="small" variant="outlined" label={translate('inspect.sent.unsent')} sx={{ ml: 1 }} />
      )}
    </>
  );
}

const Hint = ({ text }: { readonly text: string }) => (
  <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
    {text}
  </Typography>
);

function Curl({ text }: { readonly text: string }) {
  return (
    <Box sx={{ m: 2, p: 1.5, display: 'flex', gap: 1, bgcolor: 'action.hover', borderRadius: 1 }}>
      <Box
        component="pre"
        sx={{ m: 0, flex: 1, minWidth: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
      <Box>
        <CopyButton text={text} what="curl" />
      </Box>
    </Box>
  );
}
