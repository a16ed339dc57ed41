import { Button } from '@mui/material';
import { use, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { mayDo } from '../../auth/menu';
import { useConsole } from '../../kit/ConsoleContext';
import { columnText } from '../../kit/columns';
import { Deferred } from '../../kit/Deferred';
import type { SeveralProps } from '../../kit/dialogs';
import { EMPTY, type Translate } from '../../kit/format';
import { queuePath } from '../../kit/queuePath';
import { takeFocus } from '../../kit/takeFocus';
import { lazyChunk } from '../../lazyChunk';
import { isApproval } from '../../schema/isApproval';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { sumsOf } from '../actions/sumsOf';
import { forgetRun } from './keptRun';
import { decisionsOf, type SeveralDecision, stepWords, verdictKey, waitingIn } from './severalDecisions';
import type { Results } from './useKeptResults';
import type { ChosenRow } from './useSeveralRun';

const SeveralDialog = lazyChunk(() => import('./SeveralDialog'));

interface Opened {
  readonly decision: SeveralDecision;
  readonly rows: readonly ChosenRow[];
  readonly left: number;
  readonly sums: readonly string[];
}

/** A button for each decision that can be made about the selected rows, with how many of them wait for it. */
export default function SeveralButtons({ resource: list, selectedIds, rows }: SeveralProps) {
  const translate = useTranslate();
  const { drafts } = useConsole();
  const decisions = useDecisions(list);
  const leave = useLeave(list);
  const [opened, setOpened] = useState<Opened>();
  const hasSteps = new Set(decisions.map(({ queueName }) => queueName)).size > 1;
  const offered = decisions
    .map((decision) => ({ decision, waiting: waitingIn(decision, selectedIds, rows) }))
    .filter(({ waiting }) => waiting.length > 0);

  function choose({ decision, waiting }: (typeof offered)[number]) {
    forgetRun(drafts, list.name);
    setOpened({
      decision,
      rows: waiting.map((row) => ({
        id: row.id,
        ...namesOf(list, row, translate),
        params: decision.queue.params(row),
      })),
      left: selectedIds.length - waiting.length,
      sums: sumsOf(list, waiting, translate),
    });
  }

  return (
    <>
      {offered.map((each) => {
        const { decision, waiting } = each;
        const { queueName, name, action, fixed } = decision;
        const verdict = translate(verdictKey(decision, fixed));
        const step = translate(`${stepWords(decision)}.name`);
        return (
          <Button
            key={`${queueName} ${name}`}
            variant="outlined"
            color={isApproval(action, fixed) ? 'primary' : 'error'}
            aria-haspopup="dialog"
            onClick={() => choose(each)}
          >
            {translate('review.several.action', {
              verdict: hasSteps ? translate('review.several.of', { step, verdict }) : verdict,
              smart_count: waiting.length,
            })}
          </Button>
        );
      })}
      {opened && (
        <Deferred onClose={() => setOpened(undefined)}>
          <SeveralDialog
            {...opened}
            onClose={(results) => {
              setOpened(undefined);
              leave(results);
            }}
          />
        </Deferred>
      )}
    </>
  );
}

/** The decisions about several rows of a list that the account may make. */
export function useDecisions(list: AnyResource): readonly SeveralDecision[] {
  const { load, loadWords, parts, rights } = useConsole();
  use(loadWords('review'));
  return Object.entries(list.definition.list?.queues ?? {}).flatMap(([name, queue]) => {
    // Who may decide one by one may decide several.
    if (!queue.several || !queuePath(parts.routes, rights, list.name, name)) return [];
    const resource = use(load(queue.show));
    const permission = resource.definition.review?.[queue.step]?.permission;
    return mayDo(rights, list.name, permission) ? decisionsOf(list, name, queue, resource) : [];
  });
}

/** Returns what is called when the dialog is closed: forgets what was told, and keeps selected what isn't settled yet. */
export function useLeave(list: AnyResource) {
  const { drafts } = useConsole();
  const { selectedIds = [], onSelect } = useListContext();
  return (results: Results | undefined) => {
    forgetRun(drafts, list.name);
    const isOver = (id: unknown) => {
      const outcome = results?.[String(id)]?.outcome;
      return outcome === 'done' || outcome === 'decided';
    };
    if (results) onSelect(selectedIds.filter((id) => !isOver(id)));
    // The button that opened it may have gone with what it counted: once the dialog has, the list takes the focus.
    requestAnimationFrame(() => takeFocus(document.querySelector<HTMLElement>(ROWS)));
  };
}

/** The rows of the page's list, which can be scrolled. */
const ROWS = 'main [role=group][tabindex="0"]';

/** What a row is called in its list, by its first column; its second column and what is summed up tell it from others. */
export function namesOf(
  { record, definition: { list } }: AnyResource,
  row: AnyRow,
  translate: Translate,
): Pick<ChosenRow, 'name' | 'details'> {
  const [name = row.id, ...details] = [...(list?.columns.slice(0, 2) ?? []), ...(list?.sums ?? [])].map(
    (column) => columnText(column, record, row, translate),
  );
  return { name, details: details.filter((text) => text !== EMPTY).join(' · ') };
}
