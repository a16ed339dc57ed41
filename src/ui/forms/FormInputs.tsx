import { Alert } from '@mui/material';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DeclaredInput } from '../../kinds/inputs/DeclaredInput';
import { holds } from '../../model/conditions';
import { type FormRules, shownInputs, type Values } from '../../schema/validate';
import { RestoredContext } from './RestoredContext';

interface FormInputsProps {
  readonly rules: FormRules;
  /** The i18n key of the labels. */
  readonly words: string;
  /** Whether required inputs are marked; they aren't where several buttons require different ones. */
  readonly isMarked?: boolean;
}

/** The inputs of a declared form that are shown for the current values; first, whether what they hold was restored. */
export function FormInputs({ rules, words, isMarked = true }: FormInputsProps) {
  const values = useWatch() as Values;
  const translate = useTranslate();
  return (
    <>
      {use(RestoredContext) && (
        <Alert severity="info" role="status">
          {translate('form.restored')}
        </Alert>
      )}
      {Object.entries(shownInputs(rules, values)).map(([name, input]) => (
        <DeclaredInput
          key={name}
          name={name}
          input={input}
          label={`${words}.${name}`}
          required={isMarked && (input.required !== undefined || isRequired(rules, name, values))}
        />
      ))}
    </>
  );
}

const isRequired = ({ rules = [] }: FormRules, name: string, values: Values) =>
  rules.some((rule) => rule.require?.includes(name) && holds(rule.if, values));
