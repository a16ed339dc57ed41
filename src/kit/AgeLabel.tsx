import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Tone } from '../model/enums';
import { valueAt } from '../model/paths';
import { inUnits, lengthOf, waitedSince } from '../model/waited';
import type { QueueAge } from '../schema/queue';
import type { AnyRow } from '../schema/resource';
import { useConsole } from './ConsoleContext';
import { ToneLabel } from './ToneLabel';
import { useMinute } from './useMinute';

interface AgeLabelProps {
  readonly age: QueueAge<AnyRow>;
  readonly row: AnyRow;
  readonly className?: string | undefined;
  /** Said beside it. */
  readonly children?: ReactNode;
}

/** How long a record has waited for its decision, in the tone of the limits; nothing if that isn't known. */
export function AgeLabel({ age, row, className, children }: AgeLabelProps) {
  const translate = useTranslate();
  const { clock } = useConsole();
  useMinute();
  const waited = waitedSince(valueAt(row, age.since), clock.now(), clock);
  if (waited === undefined) return null;
  const { unit, count } = inUnits(waited);
  const words = translate(`list.age.${count === 0 ? 'now' : unit}`, { smart_count: count });
  return (
    <span className={className} style={small}>
      <ToneLabel tone={toneOf(waited, age)} words={words} />
      {children}
    </span>
  );
}

const small = { fontSize: 13, fontWeight: 400, whiteSpace: 'nowrap' } as const;

function toneOf(waited: number, { warn, late }: QueueAge<AnyRow>): Tone {
  const isPast = (limit: string | undefined) => waited >= ((limit && lengthOf(limit)) || Infinity);
  if (isPast(late)) return 'bad';
  return isPast(warn) ? 'warn' : 'neutral';
}
