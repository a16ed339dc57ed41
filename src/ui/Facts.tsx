import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { RecordOf, Shape } from '@/schema/fields';
import { EnumLabel } from './cells/EnumLabel';
import { formatValue } from './format';

interface FactsProps<S extends Shape> {
  /** The declared fields, and a record of them. */
  readonly shape: S;
  readonly record: RecordOf<S>;
  /** Which are shown, in order. */
  readonly fields: readonly (keyof S & string)[];
  /** The i18n key under which the labels stand. */
  readonly words: string;
  /** Further facts, as {@link Fact}s. */
  readonly children?: ReactNode;
}

/** Labels and values of a record, whole (nothing is cut), — for what is empty; as many columns as there is room for. */
export function Facts<S extends Shape>({ shape, record, fields, words, children }: FactsProps<S>) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={grid}>
      {fields.map((name) => {
        const field = shape[name];
        if (!field) return null;
        const value = record[name];
        const text = formatValue(field, value, translate);
        return (
          <Fact key={name} label={translate(`${words}.${name}`)}>
            {field.of ? <EnumLabel of={field.of} value={String(value)} words={text} /> : text}
          </Fact>
        );
      })}
      {children}
    </Box>
  );
}

interface FactProps {
  /** In words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One label and its value. */
export function Fact({ label, children }: FactProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13, lineHeight: 1.5 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, lineHeight: 1.6, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  },
  columnGap: { xs: 2, sm: 3 },
  rowGap: 1.5,
  m: 0,
  fontSize: 14,
};
