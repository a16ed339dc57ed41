import LateIcon from '@mui/icons-material/HourglassBottomOutlined';
import WarnIcon from '@mui/icons-material/HourglassTopOutlined';
import { alpha, type Palette, useTheme } from '@mui/material';
import type { CSSProperties, ReactNode } from 'react';
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
  const { Icon, lookOf } = looks[stageOf(waited, age)];
  return (
    <span className={className} style={small}>
      <span style={{ ...label, ...lookOf(palette) }}>
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
const icon = { fontSize: 13, alignSelf: 'center', flexShrink: 0 } as const;

interface Look {
  readonly Icon?: typeof LateIcon;
  lookOf(palette: Palette): CSSProperties;
}

// Signs of their own: a record that waits long isn't one that was refused.
const looks: Readonly<Record<Stage, Look>> = {
  recent: { lookOf: ({ text }) => ({ color: text.secondary }) },
  warn: { Icon: WarnIcon, lookOf: ({ warning }) => ({ color: warning.main }) },
  late: { Icon: LateIcon, lookOf: ({ error }) => ({ color: error.main }) },
  veryLate: {
    Icon: LateIcon,
    lookOf: ({ error }) => ({
      paddingInline: 3,
      borderRadius: 4,
      background: alpha(error.main, 0.14),
      color: error.main,
    }),
  },
};

type Stage = 'recent' | 'warn' | 'late' | 'veryLate';

/** So many times the limit tells records apart where all of them are late. */
const VERY = 3;

function stageOf(waited: number, { warn, late }: QueueAge<AnyRow>): Stage {
  const isPast = (limit: string | undefined, times = 1) =>
    waited >= ((limit && lengthOf(limit)) || Infinity) * times;
  if (isPast(late, VERY)) return 'veryLate';
  if (isPast(late)) return 'late';
  return isPast(warn) ? 'warn' : 'recent';
}
