import ExpandIcon from '@mui/icons-material/ExpandMore';
import { ButtonBase } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { OPERATION, rowId, subjectId } from '../../kit/columns';
import { fieldAt } from '../../model/paths';
import type { Field, Shape } from '../../model/shape';
import type { AnyRow } from '../../schema/resource';
import styles from './RecordCards.module.css';
import type { TableColumn } from './useColumns';

/** How many facts a folded card shows, besides its subject and its state. */
const FACTS = 3;

/** The class of a table that is cards where it is narrow. */
export const look = styles.cards;

/**
 * The columns of a table with their places in a card: the subject and the state in its first line, then the facts that come
 * first, and the rest once it is unfolded.
 * @param columns those that are shown, in the order in which somebody wants them
 */
export function placesOf(columns: readonly TableColumn[], shape: Shape): readonly TableColumn[] {
  const [subject, ...others] = columns;
  if (!subject) return columns;
  const state = others.find(({ field }) => hasTones(fieldAt(shape, field)));
  const facts = others.filter((column) => column !== state && column.field !== OPERATION);
  const rest = new Set(facts.slice(FACTS));
  const placed = others.map((column): TableColumn => {
    if (column === state) return { ...column, place: 'state' };
    return rest.has(column) ? { ...column, place: 'rest' } : column;
  });
  return [subject, ...placed, ...(rest.size > 0 ? [MORE] : [])];
}

/** Whether a field is a state: its values differ in tone. */
function hasTones(field: Field | undefined): boolean {
  const { options = {} } = field?.of ?? field?.known ?? {};
  return Object.values(options).some(({ tone }) => tone);
}

/** Unfolds a card: a style sheet shows the rest of a row whose button is expanded. */
function UnfoldButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const row = useRecordContext<AnyRow>();
  const subject = row && subjectId(resource, row.id);
  const [isOpen, setOpen] = useState(false);
  return (
    <ButtonBase
      className={styles.unfold}
      aria-expanded={isOpen}
      aria-controls={subject && rowId(subject)}
      aria-describedby={subject}
      onClick={() => setOpen(!isOpen)}
    >
      {translate('list.more')}
      <ExpandIcon aria-hidden />
    </ButtonBase>
  );
}

const MORE: TableColumn = {
  field: '$more',
  label: '',
  isFigure: false,
  place: 'more',
  content: <UnfoldButton />,
};
