import { clockOf } from 'declared-console/values';
import { region } from './region';

/** The clock on the wall where this application is used. */
export const { now, today, wallTime, wallTimeOf } = clockOf(region.timeZone);
