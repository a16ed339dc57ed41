import { Alert, Button, Paper, Stack } from '@mui/material';
import { use, useState } from 'react';
import { useGetOne, useLogout, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { useBack } from '../../kit/BackLink';
import { BusyButton } from '../../kit/BusyButton';
import styles from '../../kit/bottomBar.module.css';
import { useConsole } from '../../kit/ConsoleContext';
import { EditedRecord } from '../../kit/EditedRecord';
import { PageHeading } from '../../kit/PageHeading';
import { RecordState } from '../../kit/RecordState';
import { Sentence } from '../../kit/Sentence';
import { holds } from '../../model/conditions';
import { isObject } from '../../model/values';
import { formFor } from '../../schema/forms';
import { type AnyResource, type AnyRow, NO_ROW } from '../../schema/resource';
import { startValues } from '../../schema/startValues';
import { DeclaredForm } from './DeclaredForm';
import { FormInputs } from './FormInputs';
import { useQuestion } from './useQuestion';
import { useSend } from './useSend';

interface FormPageProps {
  /** The resource's name. */
  readonly name: string;
  /** The id of the record to edit; without it, the resource's `create` form is shown. */
  readonly id?: string | undefined;
}

/** The page of a resource's declared `create` or `edit` form. */
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

function EditForm({ resource, id }: { readonly resource: AnyResource; readonly id: string }) {
  // Always the current record: nothing is cached.
  const query = useGetOne<AnyRow>(resource.name, { id, meta: { for: 'edit' } }, { gcTime: 0 });
  return (
    <RecordState query={query}>
      {(record) =>
        holds(resource.definition.edit?.when, record) ? (
          <EditedRecord value={record}>
            <FilledForm resource={resource} record={record} />
          </EditedRecord>
        ) : (
          <Closed resource={resource} />
        )
      }
    </RecordState>
  );
}

/** Says why a record can't be edited, with a way back. */
function Closed({ resource }: { readonly resource: AnyResource }) {
  const translate = useTranslate();
  const back = useBack();
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} {...back} color="inherit">
          {translate('list.back')}
        </Button>
      }
    >
      {translate(`resources.${resource.name}.edit.closed`)}
    </Alert>
  );
}

interface FilledFormProps {
  readonly resource: AnyResource;
  readonly record: AnyRow | undefined;
}

function FilledForm({ resource, record }: FilledFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const back = useBack();
  const logout = useLogout();
  const [refusal, setRefusal] = useState('');
  const name = record ? 'edit' : 'create';
  const form = resource.definition[name];
  if (!form) throw new Error(`${resource.name} declares no form '${name}'`);
  const rules = formFor(form, record ?? NO_ROW);
  const words = `resources.${resource.name}.${name}`;
  const { send, isSending } = useSend();
  const { dialog, isSure } = useQuestion(record);

  /** A refusal stays beside what it is about, until the next attempt; other failures say nothing of what was filled in. */
  function keepRefusal(error: unknown) {
    const isRefused = error instanceof ApiError && error.failure === 'refused';
    if (isRefused) setRefusal(error.message);
    return isRefused;
  }

  return (
    <DeclaredForm
      rules={rules}
      draftKey={pathname}
      initial={record && startValues(form, record)}
      send={async (values) => {
        setRefusal('');
        if (!(await isSure(record && form.question, values))) return false;
        return send({
          resource,
          action: form,
          record: record ?? NO_ROW,
          values,
          success: `${words}.success`,
          onFailure: keepRefusal,
        });
      }}
      onDone={() => (form.endsSession ? logout({ isOver: true }) : navigate(back.to, { state: back.state }))}
    >
      <Stack sx={{ gap: 2.5 }}>
        {isObject(state) && typeof state.said === 'string' && (
          <Alert severity="warning">
            <Sentence words={state.said} />
          </Alert>
        )}
        <FormInputs rules={rules} words={`${words}.fields`} />
        {refusal && (
          <Alert ref={intoView} severity="error">
            <Sentence words={refusal} />
          </Alert>
        )}
        <div className={styles.foot}>
          <div className={styles.buttons}>
            <Button component={Link} {...back} variant="outlined" size="medium" disabled={isSending}>
              {translate('form.cancel')}
            </Button>
            <BusyButton type="submit" variant="contained" size="medium" isBusy={isSending} spins>
              {translate('form.submit')}
            </BusyButton>
          </div>
        </div>
      </Stack>
      {dialog}
    </DeclaredForm>
  );
}

/** What sent the form is always in the window; what is said of it may be below. */
const intoView = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'nearest' });
