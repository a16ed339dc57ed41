import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { meets } from '@/schema/conditions';
import { formattedValues } from '../format';
import { Section } from '../Section';
import { ConflictNotice } from './ConflictNotice';
import { isPending } from './conflict';
import { type DecisionFocus, DecisionForm } from './DecisionForm';
import { type DecisionOptions, useDecision } from './useDecision';

interface DecisionProps extends DecisionOptions {
  /** Where a workbench's shortcuts send the keyboard. */
  readonly focus?: DecisionFocus;
}

/** The form of a step while its record waits for it; otherwise who was first, or why there is none, or nothing. */
export function Decision({ focus, ...options }: DecisionProps) {
  const { resource, stepName, record } = options;
  const translate = useTranslate();
  const step = resource.definition.review?.[stepName];
  if (!step) throw new Error(`${resource.name} declares no step '${stepName}'`);
  const { decide, isSending, conflict } = useDecision(step, options);
  const words = `resources.${resource.name}.review.${stepName}`;
  const named = formattedValues(resource.record, record, translate);
  const closed = translate(`${words}.closed`, { ...named, _: '' });
  const warnings = Object.entries(step.warnings ?? {}).filter(([, warning]) => meets(warning, record));
  const canDecide = isPending(step, record);
  if (conflict) return <ConflictNotice conflict={conflict} />;
  if (!canDecide && !closed) return null;
  return (
    <Section title={translate(`${words}.name`)}>
      {canDecide &&
        warnings.map(([name]) => (
          <Alert key={name} severity="warning" sx={{ mb: 1.5 }}>
            {translate(`${words}.warnings.${name}`, named)}
          </Alert>
        ))}
      {canDecide ? (
        <DecisionForm
          key={record.id}
          resource={resource}
          stepName={stepName}
          step={step}
          record={record}
          isSending={isSending}
          decide={decide}
          focus={focus}
        />
      ) : (
        <Alert severity="info">{closed}</Alert>
      )}
    </Section>
  );
}
