import { NOWRAP } from '../../../kit/Abbreviated';
import type { LookProps } from '../../../model/shape';

/** A moment in a table, which hides its seconds where it has no room for them: then they are in its tooltip. */
export function MomentCell({ text }: LookProps<unknown>) {
  const [minutes, seconds] = text.split(SECONDS);
  return (
    <span style={NOWRAP} title={text}>
      {minutes}
      {seconds && <span className="seconds">{seconds}</span>}
    </span>
  );
}

/** Stands before the seconds of `2026-01-31 08:00:00`. */
const SECONDS = /(?<=:\d\d)(?=:\d\d$)/;
