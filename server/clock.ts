/** The backend's source of time. Tests pass one they can move. */
export interface Clock {
  now(): Date;
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a moment as on the wire: `yyyy-MM-dd HH:mm:ss`, wall time in Asia/Shanghai. */
export const wallClock = (moment: Date): string => shanghai.format(moment);

/** A moment's day in Asia/Shanghai: `yyyy-MM-dd`. */
export const wallDay = (moment: Date): string => wallClock(moment).slice(0, 10);
