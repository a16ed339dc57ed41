import { Alert, Stack } from '@mui/material';
import { use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { FormRules, Values } from '../../schema/validate';
import { DialogForm } from '../forms/DialogForm';
import { useQuestion } from '../forms/useQuestion';
import { rememberPhrases } from '../review/rememberPhrases';
import { ChosenRows } from './ChosenRows';
import { batchOf, keepRun, resultsPath } from './keptRun';
import { SeveralRun } from './SeveralRun';
import { isSettled } from './sendInTurn';
import { type SeveralDecision, stepWords, verdictKey } from './severalDecisions';
import { type Results, useKeptResults } from './useKeptResults';
import type { ChosenRow } from './useSeveralRun';

/** How many records are decided about at once, at most: as many as somebody still reads through. */
const MOST = 200;

interface SeveralDialogProps {
  readonly decision: SeveralDecision;
  readonly rows: readonly ChosenRow[];
  /** How many of the selected rows don't wait for it. */
  readonly left?: number;
  /** What the rows sum up to, in words. */
  readonly sums?: readonly string[];
  /** @param results what became of the rows, if anything was sent */
  readonly onClose: (results?: Results) => void;
}

/** Asks once what several records are decided with, and then sends each. */
export default function SeveralDialog({ decision, rows, left = 0, sums = [], onClose }: SeveralDialogProps) {
  const { queue, name, action, fixed } = decision;
  const translate = useTranslate();
  const { drafts, loadWords, phrases } = useConsole();
  use(loadWords('review'));
  const said = (key: string, options?: object) => translate(`review.several.${key}`, options);
  const [values, setValues] = useState<Values>();
  const { results } = useKeptResults(resultsPath(decision.list.name), batchOf(decision));
  const { dialog, isSure } = useQuestion();
  const open = rows.filter(({ id }) => !isSettled(results[id]));
  const isResumed = Object.keys(results).length > 0;
  const verdict = translate(verdictKey(decision, fixed));
  const title = said('of', { step: translate(`${stepWords(decision)}.name`), verdict });
  const draftKey = `several/${decision.list.name}/${queue.step}/${name}`;
  const fields = `${stepWords(decision)}.actions.${name}.fields`;
  // Nothing is left to be asked for.
  if (values || open.length === 0)
    return (
      <SeveralRun
        title={title}
        decision={decision}
        rows={rows}
        values={values}
        // Kept if the session ends: the form has gone, and its draft with it.
        onSend={() => values && drafts.write(draftKey, keptOf(values, decision))}
        onClose={(became) => {
          drafts.clear(draftKey);
          onClose(became);
        }}
      />
    );

  async function send(filled: Values): Promise<boolean> {
    const all = { ...filled, ...fixed };
    if (open.length > MOST || !(await isSure(action.question, all))) return false;
    rememberPhrases(phrases, action.form, all, fields);
    keepRun(drafts, decision.list.name, { queueName: decision.queueName, name, rows });
    setValues(all);
    return true;
  }

  return (
    <DialogForm
      title={title}
      rules={rulesOf(decision)}
      initial={fixed}
      words={fields}
      draftKey={draftKey}
      submit={said('action', { verdict, smart_count: open.length })}
      send={send}
      onDone={() => {}}
      onClose={() => onClose(isResumed ? results : undefined)}
      note={
        <Stack sx={{ gap: 1, fontSize: 14 }}>
          {isResumed && <Alert severity="warning">{said('resumed')}</Alert>}
          {open.length > MOST && <Alert severity="error">{said('tooMany', { most: MOST })}</Alert>}
          {left > 0 && <Alert severity="info">{said('left', { smart_count: left })}</Alert>}
          <div>{[said('names', { smart_count: rows.length }), ...sums].join(' · ')}</div>
          <ChosenRows decision={decision} rows={rows} results={results} />
          <div>{said('each')}</div>
        </Stack>
      }
    >
      {dialog}
    </DialogForm>
  );
}

/** What may be kept of what was filled in. */
const keptOf = (values: Values, { action: { form } }: SeveralDecision): Values =>
  Object.fromEntries(Object.entries(values).filter(([input]) => form[input]?.kind !== 'password'));

/** The form without what is fixed, and without the rules that concern some records only: each record is checked by them later. */
function rulesOf({ action: { form, rules = [], shown }, fixed }: SeveralDecision): FormRules {
  const inputs = Object.fromEntries(Object.entries(form).filter(([input]) => !(input in fixed)));
  return { inputs, rules: rules.filter(({ row }) => row === undefined), shown };
}
