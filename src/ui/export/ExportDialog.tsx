import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, use, useId } from 'react';
import {
  type SortPayload,
  useDataProvider,
  useNotify,
  useStore,
  useStoreContext,
  useTranslate,
} from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { Params } from '../../model/calls';
import { fieldOf } from '../../model/paths';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { startTransfer } from '../transfers/runTransfers';
import { type ExportFormat, exportTask } from './exportTask';
import { filterWords } from './filterWords';

interface ExportDialogProps {
  readonly resource: AnyResource;
  /** The filters of the list. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The page's own parameters, as for the list. */
  readonly params?: Params;
  /** The order that was chosen, if one was. */
  readonly chosen?: Partial<SortPayload>;
  /** The rows to export, if they were read already, and what they were found by. */
  readonly found?: readonly AnyRow[];
  readonly onClose: () => void;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** Asks as which file to export the current query as the list shows it; the export then goes on wherever the user goes. */
export default function ExportDialog({
  resource,
  filter,
  params,
  chosen,
  found,
  onClose,
}: ExportDialogProps) {
  const { transfers, session, clock, loadWords } = useConsole();
  use(loadWords('transfers'));
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const store = useStoreContext();
  const notify = useNotify();
  const translate = useTranslate();
  const [format, setFormat] = useStore<ExportFormat>('export.format', 'xlsx');
  const sort = orderOf(resource, chosen, found !== undefined);
  const order =
    sort &&
    translate('transfers.by', {
      field: translate(`resources.${resource.name}.fields.${sort.field}`),
      order: translate(`ra.sort.${sort.order}`),
    });
  const titleId = useId();
  const formatId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const searched = found ? [[translate('list.searchHere'), String(filter.words)] as const] : [];
    const conditions = [...filterWords(resource, filter, { translate, queryClient }), ...searched];
    const tools = { dataProvider, store, identity: session.identity(), translate, clock, notify };
    startTransfer(
      transfers,
      exportTask({ resource, params, found, filter, sort, conditions, order, format }, tools),
    );
    onClose();
  }

  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs" onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('transfers.title')}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {translate(found ? 'transfers.scopeFound' : 'transfers.scope')}{' '}
            {order ? translate('transfers.ordered', { order }) : translate('transfers.unordered')}
          </Typography>
          <FormControl>
            <FormLabel id={formatId}>{translate('transfers.format')}</FormLabel>
            <RadioGroup
              aria-labelledby={formatId}
              value={format}
              onChange={(_, chosen) => setFormat(chosen as ExportFormat)}
            >
              {FORMATS.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio size="small" />}
                  label={<Format name={each} />}
                  sx={{ alignItems: 'flex-start', mt: 1 }}
                />
              ))}
            </RadioGroup>
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" autoFocus>
            {translate('transfers.start')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The order that was chosen: the server's, or of rows that were read any column's. */
function orderOf(
  { definition: { list } }: AnyResource,
  { field = '', order = 'ASC' }: Partial<SortPayload> = {},
  isFound: boolean,
): SortPayload | undefined {
  const fields = isFound ? (list?.columns ?? []).map(fieldOf) : (list?.sort?.by ?? []);
  return fields.includes(field) ? { field, order } : undefined;
}

function Format({ name }: { readonly name: ExportFormat }) {
  const translate = useTranslate();
  return (
    <>
      {translate(`transfers.formats.${name}.name`)}
      <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {translate(`transfers.formats.${name}.hint`)}
      </Typography>
    </>
  );
}
