import LateIcon from '@mui/icons-material/HourglassBottomOutlined';
import WarnIcon from '@mui/icons-material/HourglassTopOutlined';
import { alpha, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { valueAt } from '../model/paths';
import { inUnits, lengthOf, waitedSince } from '../model/waited';
import type { QueueAge } from '../schema/queue';
import type { AnyRow } from '../schema/resource';
import { useConsole } from './ConsoleContext';
import { useMinute } from './useMinute';

interface AgeLabelProps {
  readonly age: QueueAge<AnyRow>;
  readonly row: AnyRow;
  readonly className?: string | undefined;
  /** Said beside it. */
  readonly children?: ReactNode;
}

/** How long a record has waited for its decision, with a sign of which limits it is past; nothing if that isn't known. */
export function AgeLabel({ age, row, className, children }: AgeLabelProps) {
  const translate = useTranslate();
  const { clock } = useConsole();
  const { palette } = useTheme();
  useMinute();
  const waited = waitedSince(valueAt(row, age.since), clock.now(), clock);
  if (waited === undefined) return null;
  const { unit, count } = inUnits(waited);
  const words = translate(`list.age.${count === 0 ? 'now' : unit}`, { smart_count: count });
  const { tone, Icon, hasGround } = lookOf(waited, age) ?? {};
  const color = tone ? palette[tone].main : palette.text.secondary;
  const ground = hasGround && { ...grounded, background: alpha(color, 0.14) };
  return (
    <span className={className} style={small}>
      <span style={{ ...label, color, ...ground }}>
        {Icon && <Icon aria-hidden style={icon} />}
        {words}
      </span>
      {children}
    </span>
  );
}

const small = { fontSize: 13, fontWeight: 400, whiteSpace: 'nowrap' } as const;
// Aligned with the text beside it, not with the icon.
const label = { display: 'inline-flex', alignItems: 'baseline', gap: 1 } as const;
const grounded = { paddingInline: 3, borderRadius: 4 } as const;
const icon = { fontSize: 13, alignSelf: 'center', flexShrink: 0 } as const;

/** So many times the limit tells records apart where all of them are late. */
const VERY = 3;

interface Look {
  readonly tone: 'warning' | 'error';
  readonly Icon: typeof LateIcon;
  readonly hasGround?: boolean;
}

/** The look of a record that waited past a limit. Signs of its own: one that waits long isn't one that was refused. */
function lookOf(waited: number, { warn, late }: QueueAge<AnyRow>): Look | undefined {
  const isPast = (limit: string | undefined, times = 1) =>
    waited >= ((limit && lengthOf(limit)) || Infinity) * times;
  if (isPast(late)) return { tone: 'error', Icon: LateIcon, hasGround: isPast(late, VERY) };
  return isPast(warn) ? { tone: 'warning', Icon: WarnIcon } : undefined;
}
