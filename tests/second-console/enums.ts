import { defineEnum } from 'declared-console/schema';

/** The condition of a tool. */
export const condition = defineEnum('condition', {
  good: { wire: 'good', tone: 'good' },
  worn: { wire: 'worn', tone: 'warn' },
  broken: { wire: 'broken', tone: 'bad' },
});

/** The state of a loan request. */
export const loanStatus = defineEnum('loanStatus', {
  requested: { wire: 'requested', tone: 'info' },
  granted: { wire: 'granted', tone: 'good' },
  refused: { wire: 'refused', tone: 'bad' },
});
