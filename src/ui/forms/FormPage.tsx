import { Button, Paper, Stack } from '@mui/material';
import { useGetOne, useTranslate } from 'ra-core';
import { type ComponentType, lazy, Suspense, use, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FormDef, QuestionProps } from '@/schema/forms';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { formFor, type Values } from '@/schema/validate';
import { FormInputs } from '../actions/FormInputs';
import { useBack } from '../BackLink';
import { useConsole } from '../ConsoleContext';
import { PageHeading } from '../PageHeading';
import { RecordState } from '../RecordState';
import { DeclaredForm } from './DeclaredForm';
import { useSend } from './useSend';

interface FormPageProps {
  /** The resource's name. */
  readonly name: string;
  /** What is edited; without one, the resource's `create` form adds. */
  readonly id?: string | undefined;
}

/** The page of a resource's declared `create` or `edit` form; editing reads the record first. */
export default function FormPage({ name, id }: FormPageProps) {
  const resource = use(useConsole().load(name));
  return (
    <>
      <PageHeading title={`resources.${name}.${id === undefined ? 'create' : 'edit'}.name`} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        {id === undefined ? (
          <FilledForm resource={resource} record={undefined} />
        ) : (
          <EditForm key={id} resource={resource} id={id} />
        )}
      </Paper>
    </>
  );
}

/** Edits the record as it is now, not as it was when it was last looked at. */
function EditForm({ resource, id }: { readonly resource: AnyResource; readonly id: string }) {
  const query = useGetOne<AnyRow>(resource.name, { id, meta: { for: 'edit' } }, { gcTime: 0 });
  const fresh = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <RecordState query={{ ...query, data: fresh }}>
      {(record) => <FilledForm resource={resource} record={record} />}
    </RecordState>
  );
}

interface FilledFormProps {
  readonly resource: AnyResource;
  readonly record: AnyRow | undefined;
}

function FilledForm({ resource, record }: FilledFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const back = useBack();
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
  const [Question] = useState(() => questionOf(form));
  const isAsked = record !== undefined && Question !== undefined;
  return (
    <DeclaredForm
      rules={rules}
      draftKey={pathname}
      initial={record && startOf(form, record)}
      send={async (values) => (!isAsked || (await confirmed(values))) && send(values)}
      onDone={() => navigate(back.to, { state: back.state })}
    >
      <Stack sx={{ gap: 2.5 }}>
        <FormInputs rules={rules} words={`${words}.fields`} />
        <Stack direction="row" sx={{ gap: 1.5, justifyContent: 'flex-end' }}>
          <Button component={Link} {...back} variant="outlined" size="medium" disabled={isSending}>
            {translate('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" size="medium" loading={isSending}>
            {translate('form.submit')}
          </Button>
        </Stack>
      </Stack>
      {isAsked && asked && (
        <Suspense>
          <Question record={record} {...asked} />
        </Suspense>
      )}
    </DeclaredForm>
  );
}

/** The declared question, made lazy once. */
const questionOf = ({ question }: FormDef<AnyRow, string>) =>
  question && lazy(question as () => Promise<{ default: ComponentType<QuestionProps<AnyRow>> }>);

/** What an edit form starts with: as declared, or the record's fields of the inputs' names. */
function startOf(form: FormDef<AnyRow, string>, record: AnyRow): Values {
  if (form.from) return form.from(record);
  const named = Object.keys(form.form).filter((name) => Object.hasOwn(record, name));
  return Object.fromEntries(named.map((name) => [name, record[name]]));
}
