/** Where the backend reads the time. Tests hand in one they can move. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as the wire writes it: `yyyy-MM-dd HH:mm:ss`, wall time in Asia/Shanghai. */
export const wallClock = (moment: Date): string => shanghai.format(moment);

/** A moment's day in Asia/Shanghai: `yyyy-MM-dd`. */
export const wallDay = (moment: Date): string => wallClock(moment).slice(0, 10);
