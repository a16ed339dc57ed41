import FilterIcon from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { type ListControllerResult, useListContext, useTranslate } from 'ra-core';
import { type FormEvent, memo, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FilterKind, type Inputs, isBlank, parseInputs } from '@/schema/inputs';
import { limitsOf } from '@/schema/inputs/numbers';
import type { AnyResource } from '@/schema/resource';
import { problemsOf, type Values } from '@/schema/validate';
import { keepComposing } from '../../composing';
import { FilterInput } from './FilterInput';
import styles from './QueryBar.module.css';

/** The filters of a list as a form; on a phone behind a button that says how many are applied. */
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
 * Nothing is asked until it is sent, never while an input method composes, nor while a filter can't be read. It is drawn
 * again for its filters alone, not for rows that are selected.
 */
const QueryForm = memo(function QueryForm({ name, inputs, applied, setFilters, refetch }: QueryFormProps) {
  const translate = useTranslate();
  const [values, setValues] = useState(applied);
  const [isRefused, setRefused] = useState(false);
  const problems = problemsOf(inputs, values);
  const isAsked = isSame(filled(inputs, values), applied);
  // Back, forward and a saved query change what is applied; the form then stands as they do, and keeps the focus. What
  // it asked for itself comes back a moment later: what was filled in meanwhile stays.
  const [before, setBefore] = useState(applied);
  const [asked, setAsked] = useState(applied);
  if (!isSame(before, applied)) {
    setBefore(applied);
    setAsked(applied);
    if (!isSame(asked, applied)) setValues(applied);
  }

  function ask(wanted: Values) {
    setAsked(wanted);
    setFilters(wanted, undefined, false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isWrong = Object.keys(problems).length > 0;
    // What is wrong must be on the page before it is given the focus.
    flushSync(() => setRefused(isWrong));
    if (isWrong) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const wanted = filled(inputs, values);
    // The same query again means: ask again.
    if (isSame(wanted, applied)) refetch();
    else ask(wanted);
  }

  function reset() {
    setValues({});
    setRefused(false);
    ask({});
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={keepComposing} className={styles.bar}>
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
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="contained"
          size="medium"
          className={isAsked ? undefined : styles.unasked}
          title={isAsked ? undefined : translate('list.unasked')}
        >
          {translate('list.search')}
        </Button>
        <Button variant="outlined" size="medium" onClick={reset}>
          {translate('list.reset')}
        </Button>
      </div>
    </form>
  );
});

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/** What was filled in, trimmed, in the order of the filters. */
const filled = (inputs: Inputs<FilterKind>, values: Values) =>
  Object.fromEntries(
    Object.keys(inputs)
      .map((key) => [key, trimmed(values[key])])
      .filter(([, value]) => !isBlank(value)),
  );

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
