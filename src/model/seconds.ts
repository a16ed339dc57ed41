/** The seconds of a span such as `'8s'`; `NaN` if they aren't whole and positive. */
export const secondsOf = (span: string): number => Number(/^([1-9]\d*)s$/.exec(span)?.[1] ?? Number.NaN);
