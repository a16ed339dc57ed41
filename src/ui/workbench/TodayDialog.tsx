import { Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayDo } from '../../auth/menu';
import { Folded } from '../../kit/Abbreviated';
import { useConsole } from '../../kit/ConsoleContext';
import { withFilters } from '../../kit/listQuery';
import { ModalFrame } from '../../kit/ModalFrame';
import { NEW_TAB } from '../../kit/newTab';
import { ToneLabel } from '../../kit/ToneLabel';
import type { AnyResource } from '../../schema/resource';
import { useHeld } from '../review/pendingDecisions';
import { SeenLine } from './SeenLine';
import type { DecidedToday } from './useDecidedToday';

interface TodayDialogProps {
  readonly decided: readonly DecidedToday[];
  readonly nameOf: (id: string) => string;
  /** What is reviewed, and the step. */
  readonly resource: AnyResource;
  readonly stepName: string;
  /** How far the user has come, in words. */
  readonly progress: string;
  readonly onClose: () => void;
}

/**
 * What the user decided today, all of it or by verdict: when, what, why, and the record, which opens in a new tab; and the way to what
 * everybody decided, where there is such a list and the account may see it.
 */
export default function TodayDialog({
  decided,
  nameOf,
  resource,
  stepName,
  progress,
  onClose,
}: TodayDialogProps) {
  const translate = useTranslate();
  const { clock, parts, rights } = useConsole();
  const [chosen, setChosen] = useState(ALL);
  const held = new Set(useHeld().map(({ key }) => key));
  const verdicts = [...new Set(decided.map(({ verdict }) => verdict))];
  const shownVerdict = verdicts.find((each) => each === chosen);
  const decidedAs = (verdict: string | undefined) =>
    verdict === undefined ? decided : decided.filter((each) => each.verdict === verdict);
  const { decisions } = parts;
  const today = clock.today();
  const everybody =
    decisions && Object.hasOwn(parts.resources, decisions.list) && mayDo(rights, decisions.list)
      ? withFilters(`/${decisions.list}`, {
          ...decisions.filter,
          [decisions.within]: { start: today, end: today },
        })
      : undefined;
  return (
    <ModalFrame title={translate('review.workbench.today')} of={progress} onClose={onClose} maxWidth="sm">
      {decided.length === 0 && <Typography>{translate('review.workbench.noneToday')}</Typography>}
      {verdicts.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shownVerdict ?? ALL}
          onChange={(_, value: string | null) => setChosen(value ?? ALL)}
          aria-label={translate('review.workbench.verdicts')}
          sx={{ mb: 1, flexWrap: 'wrap' }}
        >
          <ToggleButton value={ALL}>
            {translate('review.workbench.allVerdicts')} {decided.length}
          </ToggleButton>
          {verdicts.map((verdict) => (
            <ToggleButton key={verdict} value={verdict}>
              {translate(verdict)} {decidedAs(verdict).length}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <ul style={list}>
        {decidedAs(shownVerdict).map(({ id, key, path, at, verdict, reason, seen, isSent }) => (
          <li key={id} style={row}>
            <time style={time}>{clock.wallTime(at).slice(11, 16)}</time>
            <span style={what}>
              {path ? (
                <Link href={path} {...NEW_TAB} style={link}>
                  {nameOf(id)}
                </Link>
              ) : (
                nameOf(id)
              )}
              {' · '}
              {translate(verdict)}
              {!isSent && (
                <>
                  {' '}
                  <ToneLabel
                    tone="warn"
                    words={translate(`review.workbench.${held.has(key) ? 'waiting' : 'unconfirmed'}`)}
                  />
                </>
              )}
              {reason && (
                <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
                  <Folded text={reason} />
                </Typography>
              )}
              {seen && (
                <SeenLine
                  seen={seen}
                  name={nameOf(id)}
                  resource={resource}
                  stepName={stepName}
                  path={isSent && path ? path : undefined}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('review.workbench.todayHint')}
      </Typography>
      {everybody && (
        <Link href={everybody} {...NEW_TAB} variant="body2" style={link}>
          {translate('review.workbench.everybody')}
        </Link>
      )}
    </ModalFrame>
  );
}

/** No verdict. */
const ALL = '';

const link = { textDecoration: 'underline' };
const list = { listStyle: 'none', margin: 0, padding: 0 };
const row = { display: 'flex', gap: 12, padding: '6px 0' };
const time = { fontVariantNumeric: 'tabular-nums' };
const what = { minWidth: 0, overflowWrap: 'anywhere' } as const;
