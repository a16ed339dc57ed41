import { defineField } from 'declared-console/schema';

const COLOUR = /^#[\da-f]{6}$/i;

/** A colour as `#rrggbb`, drawn as a swatch beside its name. */
export const colour = defineField(
  'library/colour',
  ({ upper = false }: { readonly upper?: boolean } = {}) => ({
    empty: '',
    read: (wire) => (typeof wire === 'string' && COLOUR.test(wire) ? wire.toLowerCase() : undefined),
    sample: (n) => `#00${(n % 256).toString(16).padStart(2, '0')}ff`,
    format: (value) => (upper ? value.toUpperCase() : value),
    look: { cell: () => import('./Swatch') },
    contract: {
      schema: { type: ['string', 'null'], pattern: '^#[0-9A-Fa-f]{6}$' },
      source: 'colour()',
      from: 'kinds/colour',
      recognise: (_name, values) => (values.every((each) => COLOUR.test(String(each))) ? 99 : 0),
    },
  }),
);
