import { useQueryClient } from '@tanstack/react-query';
import { mapValues } from 'es-toolkit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, RecordContextProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { fetchOptions, optionsKey } from '../../kinds/inputs/options';
import { useConsole } from '../../kit/ConsoleContext';
import { limitsOf } from '../../model/numberInput';
import { type Input, type Inputs, initialValues } from '../../schema/inputs';
import { rulesForChanged } from '../../schema/startValues';
import { type FormRules, type Values, validate } from '../../schema/validate';
import { LeaveGuard } from './LeaveGuard';
import { RestoredContext } from './RestoredContext';
import { useDraft } from './useDraft';

interface DeclaredFormProps {
  readonly rules: FormRules;
  /** The rules to check on submit, if they depend on the button. */
  readonly rulesNow?: () => FormRules;
  /** The key of its draft: the page's path, or what identifies a dialog. */
  readonly draftKey: string;
  /** Keeps the draft until it is sent, even if the form is left, so that leaving needs no question. */
  readonly keepsDraft?: boolean;
  /** Initial values besides those declared. Later changes are ignored, so that nothing typed is lost. */
  readonly initial?: Values;
  /** Sends the values and reports the outcome; resolves to whether it succeeded. */
  readonly send: (values: Values) => Promise<boolean>;
  /** Called after success, when leaving no longer asks. */
  readonly onDone?: () => void;
  readonly onDirty?: (dirty: boolean) => void;
  /** The inputs and the buttons. */
  readonly children: ReactNode;
}

/**
 * A declared form: validated as declared, sent once, and kept filled in until it has succeeded. It asks before it is left
 * dirty, and is restored if the session ended before it was sent.
 */
export function DeclaredForm({ rules, rulesNow, initial, send, children, ...rest }: DeclaredFormProps) {
  const { drafts, session } = useConsole();
  const [start] = useState(() => ({ ...initialValues(rules.inputs, session.identity()), ...initial }));
  const sending = useRef<Promise<boolean>>(undefined);
  const offered = useOffered(rules.inputs);

  async function sendOnce(values: Values) {
    // A second submit meanwhile shares the outcome of the first.
    sending.current ??= send(values).finally(() => {
      sending.current = undefined;
    });
    const sent = await sending.current;
    if (sent && rest.keepsDraft) drafts.clear(rest.draftKey);
    // With an error the form counts as not submitted, and stays dirty.
    return sent ? undefined : { root: { serverError: 'errors.refused' } };
  }

  return (
    <RecordContextProvider value={undefined}>
      <Form
        defaultValues={start}
        resetOptions={KEEP_TYPED}
        validate={async (values) =>
          errorsOf(rulesForChanged(rulesNow?.() ?? rules, values, initial), values, await offered())
        }
        onSubmit={sendOnce}
        disableInvalidFormNotification
        shouldFocusError={false}
        noValidate
      >
        <FormLife inputs={rules.inputs} start={start} {...rest}>
          {children}
        </FormLife>
      </Form>
    </RecordContextProvider>
  );
}

/** react-admin resets a form once it is drawn, when somebody may have typed already. */
const KEEP_TYPED = { keepDirtyValues: true };

type FormLifeProps = Pick<DeclaredFormProps, 'draftKey' | 'keepsDraft' | 'onDone' | 'onDirty' | 'children'> &
  Pick<FormRules, 'inputs'> & { readonly start: Values };

/** A form's side effects: its draft, the guard against leaving, the focus on errors, and `onDone`. */
function FormLife({ inputs, start, draftKey, keepsDraft = false, onDone, onDirty, children }: FormLifeProps) {
  const { dirtyFields, isSubmitSuccessful, submitCount } = useFormState();
  const isRestored = useDraft(draftKey, inputs, start, keepsDraft);
  const here = useRef<HTMLDivElement>(null);
  const isDirty = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;

  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);

  // On each attempt to submit, not whenever an error changes.
  useEffect(() => {
    if (submitCount > 0) here.current?.closest('form')?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [submitCount]);

  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (isSubmitSuccessful) done();
  }, [isSubmitSuccessful]);

  return (
    <>
      <div ref={here}>
        <LeaveGuard dirty={isDirty} asksOnRoute={!keepsDraft} />
      </div>
      <RestoredContext value={isRestored}>{children}</RestoredContext>
    </>
  );
}

/** The first invalid input; for a group, such as radio buttons, the first one inside it. */
const WRONG =
  '[aria-invalid=true]:is(input, textarea, button, [tabindex]), [aria-invalid=true] :is(input, [tabindex="0"]), .Mui-error input';

/** The errors by input, in react-admin's form: a message key, and the limits that it names. */
const errorsOf = (...checked: Parameters<typeof validate>) => {
  const [{ inputs }] = checked;
  return mapValues(validate(...checked), (key, name) => ({
    message: `messages.${key}`,
    args: limitsOf(inputs[name]),
  }));
};

/** Finds out which of the choices that are `requiredIfOffered` have options; if that isn't known, they are required. */
function useOffered(inputs: Inputs): () => Promise<string[]> {
  const queryClient = useQueryClient();
  const { client, onDrift } = useConsole();

  async function isOffered(input: Input) {
    if (input.kind !== 'choice' || !input.requiredIfOffered) return false;
    const { options } = input;
    const queryKey = optionsKey(options);
    if (queryClient.getQueryState(queryKey)?.status === 'error') return true;
    const queryFn = () => fetchOptions(client, options, onDrift);
    const offered = await queryClient.ensureQueryData({ queryKey, queryFn }).catch(() => undefined);
    return offered === undefined || offered.length > 0;
  }

  return async () => {
    const asked = Object.entries(inputs).map(async ([name, input]) =>
      (await isOffered(input)) ? [name] : [],
    );
    return (await Promise.all(asked)).flat();
  };
}
