import { Box } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FactValue } from '../../../kinds/fields/FactValue';
import { useConsole } from '../../../kit/ConsoleContext';
import { CopyButton } from '../../../kit/CopyButton';
import { formatValue } from '../../../kit/format';
import { useWarning } from '../../../kit/RecordWarnings';
import { ToneLabel } from '../../../kit/ToneLabel';
import { fieldAt, fieldOf, valueAt } from '../../../model/paths';
import { type Field, type Shape, shapeIn } from '../../../model/shape';
import { unreadOf } from '../../../model/unread';
import { isEmptyValue } from '../../../model/values';
import type { Fact as DeclaredFact } from '../../../schema/show';
import { copiedValue } from '../copiedValue';

interface FactsProps {
  /** The declared fields, and a record of them. */
  readonly shape: Shape;
  readonly record: Readonly<Record<string, unknown>>;
  /** The fields to show, in order; those of nested records by a dotted path. */
  readonly fields: readonly DeclaredFact[];
  /** The i18n key of `fields` and `empty`. */
  readonly words: string;
  /** Whether each value can be copied. */
  readonly copies?: boolean;
  /** Further facts, as {@link Fact}s. */
  readonly children?: ReactNode;
}

/**
 * Labels and full values of a record, — if empty, in as many columns as fit.
 * @example
 * import { defineRecord, f } from 'declared-console/schema';
 *
 * const tool = defineRecord({ id: f.text(), name: f.text(), deposit: f.money() });
 * <Facts shape={tool} record={row} fields={['name', 'deposit']} words="pages.stock.card" copies />
 */
export function Facts({ shape: declared, record, fields, words, copies = false, children }: FactsProps) {
  const translate = useTranslate();
  const { region } = useConsole();
  const shape = useMemo(() => shapeIn(declared, region), [declared, region]);
  return (
    <Box component="dl" sx={grid}>
      {fields.map((fact) => {
        const path = fieldOf(fact);
        const field = fieldAt(shape, path);
        if (!field) return null;
        const value = valueAt(record, path);
        const label = translate(`${words}.fields.${path}`);
        const isMissing = typeof fact !== 'string' && isEmptyValue(value);
        const text = isMissing ? translate(`${words}.empty.${path}`) : formatValue(field, value, translate);
        const isCopied = copies && !field.of && !field.isSecret && !isEmptyValue(value);
        return (
          <Fact
            key={path}
            label={label}
            copied={isCopied ? copiedValue(field, value, translate) : undefined}
            note={isMissing ? undefined : <CheckNote path={path} label={label} field={field} value={value} />}
          >
            <FactValue field={field} value={value} text={text} label={label} />
          </Fact>
        );
      })}
      {children}
    </Box>
  );
}

interface CheckNoteProps {
  /** The field's path and its label, in words. */
  readonly path: string;
  readonly label: string;
  readonly field: Field;
  readonly value: unknown;
}

/** Says whether a value's check digit is right, and what else can be read from the value. */
function CheckNote({ path, label, field, value }: CheckNoteProps) {
  const translate = useTranslate();
  const checked =
    isEmptyValue(value) || unreadOf(value) !== undefined ? undefined : field.check?.(String(value));
  // Pages without checks don't load the words of reviews.
  const wrong = () => translate('form.labelled', { label, value: translate('review.check.wrong') });
  useWarning(`check/${path}`, checked?.isValid === false ? wrong() : undefined);
  if (!checked) return null;
  const { isValid, says } = checked;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: 13 }}>
      <ToneLabel
        tone={isValid ? 'good' : 'bad'}
        words={translate(`review.check.${isValid ? 'right' : 'wrong'}`)}
      />
      {says && <span>{translate(`messages.${says.message}`, says.args)}</span>}
    </Box>
  );
}

interface FactProps {
  /** In words. */
  readonly label: string;
  /** The text to copy. */
  readonly copied?: string;
  /** Shown below the value. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * One label and its value.
 * @example <Fact label="Shelf" copied="A 3" note="In the cellar">A 3</Fact>
 */
export function Fact({ label, copied, note, children }: FactProps) {
  return (
    <Box sx={fact}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13, lineHeight: 1.5 }}>
        {label}
      </Box>
      <Box component="dd" sx={detail}>
        {children}
        {copied !== undefined && (
          <Box component="span" className="copy">
            <CopyButton text={copied} what={label} />
          </Box>
        )}
        {note}
      </Box>
    </Box>
  );
}

const grid = {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  columnGap: 3,
  rowGap: { xs: 1, sm: 1.5 },
  m: 0,
  fontSize: 14,
};

/** If there is no room for two columns, as on a phone, the value is beside its label. */
const fact = {
  minWidth: 0,
  // A long text would be a column of a few words a line.
  '&:has(> dd > .folded)': { gridColumn: '1 / -1' },
  '@container (width < 464px)': {
    display: 'grid',
    gridTemplateColumns: '8em minmax(0, 1fr)',
    columnGap: 1,
    alignItems: 'baseline',
  },
};

const detail = {
  position: 'relative',
  m: 0,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  // Shown on hover and focus, without taking space from the values.
  '& > .copy': { position: 'absolute', ml: 0.25, mt: '-2px', opacity: 0 },
  // Beside what unfolds the text.
  '& > .folded ~ .copy': { insetInlineEnd: 0, bottom: 0 },
  '&:is(:hover, :focus-within) > .copy': { opacity: 1 },
  '@media (hover: none)': { '& > .copy': { position: 'static', opacity: 0.7 } },
  // Enum labels wrap, too.
  '& > span': { whiteSpace: 'normal' },
};
