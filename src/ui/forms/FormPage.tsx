import { Button, Paper, Stack } from '@mui/material';
import { useGetOne, useTranslate } from 'ra-core';
import { type ComponentType, use, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FormDef } from '@/schema/forms';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { formFor, type Values } from '@/schema/validate';
import { FormInputs } from '../actions/FormInputs';
import { useConsole } from '../ConsoleContext';
import { PageHeading } from '../PageHeading';
import { RecordState } from '../RecordState';
import { DeclaredForm } from './DeclaredForm';
import { useSend } from './useSend';

interface FormPageProps {
  /** The resource's name; its list is where the form leads back to. */
  readonly name: string;
  /** What is edited; without one, the resource's `create` form adds. */
  readonly id?: string | undefined;
  /** Where it leads back to, if not to the list of the resource's name. */
  readonly back?: string;
  /** Asked before an edit is sent: a dialog. */
  readonly Question?: ComponentType<QuestionProps>;
}

/** What a question before sending is given. */
export interface QuestionProps {
  readonly record: AnyRow;
  readonly values: Values;
  readonly onAnswer: (isYes: boolean) => void;
}

/** The page of a resource's declared `create` or `edit` form; editing reads the record first. */
export function FormPage({ name, id, back = `/${name}`, Question }: FormPageProps) {
  const resource = use(useConsole().load(name));
  return (
    <>
      <PageHeading title={`resources.${name}.${id === undefined ? 'create' : 'edit'}.name`} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        {id === undefined ? (
          <FilledForm resource={resource} back={back} record={undefined} />
        ) : (
          <EditForm key={id} resource={resource} back={back} id={id} Question={Question} />
        )}
      </Paper>
    </>
  );
}

interface PlacedForm extends Pick<FormPageProps, 'Question'> {
  readonly resource: AnyResource;
  readonly back: string;
}

/** Edits the record as it is now, not as it was when it was last looked at. */
function EditForm({ id, ...placed }: PlacedForm & { readonly id: string }) {
  const query = useGetOne<AnyRow>(placed.resource.name, { id, meta: { for: 'edit' } }, { gcTime: 0 });
  const fresh = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <RecordState query={{ ...query, data: fresh }}>
      {(record) => <FilledForm {...placed} record={record} />}
    </RecordState>
  );
}

function FilledForm({
  resource,
  back,
  record,
  Question,
}: PlacedForm & { readonly record: AnyRow | undefined }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const action = record ? 'edit' : 'create';
  const form = resource.definition[action];
  if (!form) throw new Error(`${resource.name} declares no form '${action}'`);
  const rules = formFor(form, record ?? { id: '' });
  const words = `resources.${resource.name}.${action}`;
  const success = `${words}.success`;
  const { send, isSending } = useSend({ resource: resource.name, action, record, success });
  const [asked, setAsked] = useState<{ values: Values; onAnswer(isYes: boolean): void }>();

  const confirmed = (values: Values) =>
    new Promise<boolean>((answer) => setAsked({ values, onAnswer: answer })).finally(() =>
      setAsked(undefined),
    );
  const isAsked = record !== undefined && Question !== undefined;
  return (
    <DeclaredForm
      rules={rules}
      place={pathname}
      initial={record && startOf(form, record)}
      send={async (values) => (!isAsked || (await confirmed(values))) && send(values)}
      onDone={() => navigate(back)}
    >
      <Stack sx={{ gap: 2.5 }}>
        <FormInputs rules={rules} words={`${words}.fields`} />
        <Stack direction="row" sx={{ gap: 1.5, justifyContent: 'flex-end' }}>
          <Button component={Link} to={back} variant="outlined" size="medium" disabled={isSending}>
            {translate('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" size="medium" loading={isSending}>
            {translate('form.submit')}
          </Button>
        </Stack>
      </Stack>
      {isAsked && asked && <Question record={record} {...asked} />}
    </DeclaredForm>
  );
}

/** What an edit form starts with: as declared, or the record's fields of the inputs' names. */
function startOf(form: FormDef<AnyRow, string>, record: AnyRow): Values {
  if (form.from) return form.from(record);
  const named = Object.keys(form.form).filter((name) => Object.hasOwn(record, name));
  return Object.fromEntries(named.map((name) => [name, record[name]]));
}
