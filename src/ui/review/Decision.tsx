import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formattedValues, type Translate } from '../../kit/format';
import { Section } from '../../kit/Section';
import { meets } from '../../model/conditions';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { ReviewStep } from '../../schema/show';
import { useMayDo } from '../actions/usePermitted';
import { type Answering, askedParams } from '../show/askedParams';
import { ParamQuestion } from '../show/ParamQuestion';
import { ConflictNotice } from './ConflictNotice';
import { decidedIn, decidedInWords, isPending, obstaclesOf } from './conflict';
import type { DecisionFocus } from './DecisionFields';
import { DecisionForm } from './DecisionForm';
import { type DecisionOptions, useDecision } from './useDecision';

interface DecisionProps extends DecisionOptions {
  /** The elements that a workbench's shortcuts focus. */
  readonly focus?: DecisionFocus;
  /** For the parameters of the address that the show asks for. */
  readonly answering: Answering;
}

/** Says that a record no longer waits, and who decided it, if the record tells. */
function gone(
  resource: AnyResource,
  { decided }: ReviewStep<AnyShown>,
  record: AnyShown,
  translate: Translate,
) {
  const by = decidedIn(resource, decided, record, translate);
  const said = translate('review.workbench.gone');
  return by.by ? `${said}${decidedInWords(by, 'review.decided', translate)}` : said;
}

/**
 * The form of a step while its record waits for it; otherwise who was first, or why there is no form, or nothing. What the show
 * asks for is asked first: without an answer there is no form.
 */
export function Decision({ focus, answering, ...options }: DecisionProps) {
  const { resource, stepName, record, isQueued = false } = options;
  const translate = useTranslate();
  const step = resource.definition.review?.[stepName];
  if (!step) throw new Error(`${resource.name} declares no step '${stepName}'`);
  const { decide, isSending, conflict } = useDecision(step, options);
  const words = `resources.${resource.name}.review.${stepName}`;
  const named = formattedValues(resource.record, record, translate);
  const asked = askedParams(resource, record, answering.answers);
  const isAnswered = asked.every(({ value }) => value !== undefined);
  const closed =
    translate(`${words}.closed`, { ...named, _: '' }) ||
    (isQueued && gone(resource, step, record, translate));
  const warnings = Object.entries(step.warnings ?? {}).filter(([, warning]) => meets(warning, record));
  const mayDecide = useMayDo(step.permission);
  const isWaiting = mayDecide && isPending(step, record);
  const obstacles = isWaiting ? obstaclesOf(step, record) : [];
  if (conflict) return <ConflictNotice conflict={conflict} />;
  if (!isWaiting && !closed && asked.length === 0) return null;
  return (
    <Section title={translate(`${words}.name`)}>
      {asked.map((param) => (
        <ParamQuestion
          key={param.name}
          {...param}
          words={`resources.${resource.name}.asks.${param.name}`}
          onAnswer={(value) => answering.answer(param.name, value)}
        />
      ))}
      {obstacles.map((name) => (
        <Alert key={name} severity="warning">
          {translate(`${words}.obstacles.${name}`, named)}
        </Alert>
      ))}
      {isWaiting && obstacles.length === 0 && isAnswered && (
        <>
          {warnings.map(([name]) => (
            <Alert key={name} severity="warning" sx={{ mb: 1.5 }}>
              {translate(`${words}.warnings.${name}`, named)}
            </Alert>
          ))}
          <DecisionForm
            resource={resource}
            stepName={stepName}
            step={step}
            record={record}
            isSending={isSending}
            decide={decide}
            focus={focus}
          />
        </>
      )}
      {!isWaiting && closed && <Alert severity="info">{closed}</Alert>}
    </Section>
  );
}
