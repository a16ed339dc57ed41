import { defineInput } from 'declared-console/schema';

/** A count of stars, from one to `most`. */
export const stars = defineInput('library/stars', ({ most }: { readonly most: number }) => ({
  blank: '',
  encode: (value) => value,
  parse: (raw) => (typeof raw === 'string' && /^[1-9]$/.test(raw) && Number(raw) <= most ? raw : undefined),
  sample: (n) => String(1 + (n % most)),
  problem: (value) => (Number(value) > most ? 'tooLong' : undefined),
  look: () => import('./Stars'),
  contract: { schema: { type: 'string', pattern: `^[1-${most}]$` }, rare: [String(most)] },
}));
