import { defineBlock } from 'declared-console/schema';

/** Numbers as bars, of which the longest is `most`. */
export const gauge = defineBlock<{ readonly most: number }>('library/gauge', () => import('./Gauge'));
