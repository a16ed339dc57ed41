import { defineEnum } from '@/schema';

/** In what state a tool is. */
export const condition = defineEnum('condition', {
  good: { wire: 'good', tone: 'good' },
  worn: { wire: 'worn', tone: 'warn' },
  broken: { wire: 'broken', tone: 'bad' },
});

/** How a request for a loan stands. */
export const loanStatus = defineEnum('loanStatus', {
  requested: { wire: 'requested', tone: 'info' },
  granted: { wire: 'granted', tone: 'good' },
  refused: { wire: 'refused', tone: 'bad' },
});
