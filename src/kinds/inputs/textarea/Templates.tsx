import { Chip, Stack } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConsole } from '../../../kit/ConsoleContext';
import { holds } from '../../../model/conditions';
import type { Template } from '../../../model/inputs';
import type { Values } from '../../../schema/validate';
import { phraseKey } from './phraseKey';

interface TemplatesProps {
  readonly name: string;
  /** The i18n key of the input's label, under which earlier texts are kept. */
  readonly label: string;
  readonly templates: readonly Template[];
}

/** Texts to insert with one click: what the user wrote here before, and the declared templates. */
export function Templates({ name, label, templates }: TemplatesProps) {
  const translate = useTranslate();
  const { phrases } = useConsole();
  const { getValues, setValue } = useFormContext();
  const values = useWatch() as Values;
  const key = phraseKey(label, templates, values);
  const before = useMemo(() => phrases.read(key), [phrases, key]);
  const offered = templates.filter(({ when }) => holds(when, values));
  const texts = [...new Set([...before, ...offered.map(({ say }) => translate(`messages.${say}`))])];
  function write(text: string, here: Element) {
    const written = String(getValues(name) ?? '').trim();
    setValue(name, written ? `${written}\n${text}` : text, { shouldDirty: true, shouldValidate: true });
    // At once: what is typed next belongs into the field, and a space would insert the text again. The form's own way is later.
    const field = here.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }
  if (texts.length === 0) return null;
  return (
    <Stack
      role="group"
      aria-label={translate('form.templates')}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 0.75, mt: -0.5 }}
    >
      {texts.map((text) => (
        <Chip
          key={text}
          size="small"
          variant="outlined"
          label={text}
          title={text}
          onClick={({ currentTarget }) => write(text, currentTarget)}
          sx={phrase}
        />
      ))}
    </Stack>
  );
}

/** Long phrases wrap, so that all of the text can be read before it is inserted. */
const phrase = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { py: 0.25, whiteSpace: 'normal', overflowWrap: 'anywhere' },
};
