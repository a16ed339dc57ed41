import FilterIcon from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { type FormEvent, memo, useId, useMemo, useState } from 'react';
import { type ListControllerResult, useListContext, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { keepComposing } from '../../composing';
import { FilterInput } from '../../kinds/inputs/FilterInput';
import { limitsOf } from '../../model/numberInput';
import { type FilterKind, type Inputs, isBlank, parseInputs } from '../../schema/inputs';
import type { AnyResource } from '../../schema/resource';
import { problemsOf, type Values } from '../../schema/validate';
import styles from './QueryBar.module.css';

/**
 * The filters of a list as a form; on a phone it is collapsed behind a button that says how many are applied.
 * @example
 * import { ListBase } from 'react-admin';
 *
 * <ListBase resource="stock/tools" queryOptions={useRowsOptions()}><QueryBar resource={resource} /></ListBase>
 */
export function QueryBar({ resource }: { resource: AnyResource }) {
  const { filterValues, setFilters, refetch } = useListContext();
  const translate = useTranslate();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const inputs = resource.definition.list?.filters;
  const applied = useMemo(() => parseInputs(inputs ?? {}, filterValues), [inputs, filterValues]);
  if (!inputs) return null;
  const count = Object.keys(applied).length;
  return (
    <>
      <Button
        variant="outlined"
        size="medium"
        startIcon={<FilterIcon />}
        aria-expanded={open}
        aria-controls={formId}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' }, mb: 1.5, width: 1 }}
      >
        {translate(count > 0 ? 'list.filters' : 'list.query', { count })}
      </Button>
      <search
        id={formId}
        aria-label={translate('list.query')}
        className={`${styles.query} ${open ? '' : styles.closed}`}
      >
        <QueryForm
          name={resource.name}
          inputs={inputs}
          applied={applied}
          setFilters={setFilters}
          refetch={refetch}
        />
      </search>
    </>
  );
}

interface QueryFormProps extends Pick<ListControllerResult, 'setFilters' | 'refetch'> {
  readonly name: string;
  readonly inputs: Inputs<FilterKind>;
  readonly applied: Values;
}

/**
 * Queries only on submit, never while an input method is composing or a filter is invalid. Memoized, so that it doesn't
 * re-render when rows are selected.
 */
const QueryForm = memo(function QueryForm({ name, inputs, applied, setFilters, refetch }: QueryFormProps) {
  const translate = useTranslate();
  const [values, setValues] = useState(applied);
  const [isRefused, setRefused] = useState(false);
  const problems = problemsOf(inputs, values);
  const isAsked = isSame(filled(inputs, values), applied);
  // Back, tabs and saved queries change some of the applied filters, and the form follows these, keeping the focus and what else
  // was filled in. After its own submit they change a moment later: then it keeps all that was filled in meanwhile.
  const [before, setBefore] = useState(applied);
  const [asked, setAsked] = useState(applied);
  if (!isSame(before, applied)) {
    setBefore(applied);
    setAsked(applied);
    if (!isSame(asked, applied)) setValues({ ...values, ...changesOf(inputs, before, applied) });
  }

  function ask(wanted: Values) {
    setAsked(wanted);
    setFilters(wanted, undefined, false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isWrong = Object.keys(problems).length > 0;
    // The errors must be rendered before they can be focused.
    flushSync(() => setRefused(isWrong));
    if (isWrong) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const wanted = filled(inputs, values);
    // Submitting the same query again refreshes.
    if (isSame(wanted, applied)) refetch();
    else ask(wanted);
  }

  function reset() {
    setValues({});
    setRefused(false);
    ask({});
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={({ nativeEvent }) => keepComposing(nativeEvent)}
      className={styles.bar}
    >
      <div className={styles.fields}>
        {Object.entries(inputs).map(([key, input]) => (
          <FilterInput
            key={key}
            name={key}
            input={input}
            label={translate(`resources.${name}.filters.${key}`)}
            value={values[key]}
            onChange={(value) => setValues((held) => ({ ...held, [key]: value }))}
            problem={problems[key] && translate(`messages.${problems[key]}`, limitsOf(input))}
            isRefused={isRefused}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        {/* Stands out only while there is something to query. */}
        <Button
          type="submit"
          variant={isAsked ? 'outlined' : 'contained'}
          title={isAsked ? undefined : translate('list.unasked')}
        >
          {translate('list.search')}
        </Button>
        <Button onClick={reset}>{translate('list.reset')}</Button>
      </div>
    </form>
  );
});

/** The filters that have another value than before. */
const changesOf = (inputs: Inputs<FilterKind>, before: Values, applied: Values): Values =>
  Object.fromEntries(
    Object.keys(inputs).flatMap((key) =>
      isSame({ value: before[key] }, { value: applied[key] }) ? [] : [[key, applied[key]]],
    ),
  );

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/** The filters that are filled in, trimmed, in declared order. */
const filled = (inputs: Inputs<FilterKind>, values: Values) =>
  Object.fromEntries(
    Object.keys(inputs)
      .map((key) => [key, trimmed(values[key])])
      .filter(([, value]) => !isBlank(value)),
  );

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
