import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formattedValues, type Translate } from '../../kit/format';
import { useWarning, type Warning } from '../../kit/RecordWarnings';
import { Section } from '../../kit/Section';
import { useMayDo } from '../../kit/usePermitted';
import { meets } from '../../model/conditions';
import type { AnyResource, AnyShown } from '../../schema/resource';
import type { ReviewStep } from '../../schema/show';
import { ClaimGate } from '../claims/ClaimGate';
import { type Answering, askedParams } from '../record/askedParams';
import { ConflictNotice } from '../record/ConflictNotice';
import { decidedIn, decidedInWords, isPending, obstaclesOf } from '../record/conflict';
import { ParamQuestion } from '../record/ParamQuestion';
import type { DecisionFocus } from './DecisionFields';
import { DecisionForm } from './DecisionForm';
import { HeldNotice, ReturnedNotice } from './HeldNotice';
import { decisionKey, useHeld, useReturned } from './pendingDecisions';
import { type DecisionOptions, useDecision } from './useDecision';
import { useHold } from './useHold';

interface DecisionProps extends DecisionOptions {
  /** The elements that a workbench's shortcuts focus. */
  readonly focus?: DecisionFocus;
  /** For the parameters of the address that the show asks for. */
  readonly answering: Answering;
  /** Called if somebody else is at work on the record. */
  onTaken?(): void;
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

/** A warning that the step declares. */
function DeclaredWarning({ name, words }: Warning) {
  useWarning(`declared/${name}`, words);
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {words}
    </Alert>
  );
}

/**
 * The form of a step while its record waits for it; otherwise who was first, or why there is no form, or nothing. What the show
 * asks for is asked first: without an answer there is no form.
 */
export function Decision(props: DecisionProps) {
  const key = decisionKey(props);
  const held = useHeld().find((each) => each.key === key);
  return held ? <HeldNotice held={held} /> : <OpenDecision {...props} />;
}

function OpenDecision({ focus, answering, onTaken, ...options }: DecisionProps) {
  const { resource, stepName, record, isQueued = false } = options;
  const translate = useTranslate();
  const step = resource.definition.review?.[stepName];
  if (!step) throw new Error(`${resource.name} declares no step '${stepName}'`);
  const returned = useReturned(decisionKey(options));
  const decision = useDecision(step, options, returned);
  const { decide, isSending, conflict } = decision;
  const hold = useHold(step, options, decision);
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
        <ClaimGate kind={step.claim} item={String(record.id)} onTaken={onTaken}>
          {warnings.map(([name]) => (
            <DeclaredWarning key={name} name={name} words={translate(`${words}.warnings.${name}`, named)} />
          ))}
          {returned?.reason !== undefined && <ReturnedNotice reason={returned.reason} />}
          <DecisionForm
            resource={resource}
            stepName={stepName}
            step={step}
            record={record}
            isSending={isSending}
            decide={decide}
            hold={hold}
            returned={returned?.values}
            focus={focus}
          />
        </ClaimGate>
      )}
      {!isWaiting && closed && <Alert severity="info">{closed}</Alert>}
    </Section>
  );
}
