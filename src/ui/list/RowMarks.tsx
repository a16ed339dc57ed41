import { use } from 'react';
import { useDataTableDataContext, useRecordContext, useTranslate } from 'react-admin';
import { ToneLabel } from '../../kit/ToneLabel';
import type { AnyResource, AnyRow } from '../../schema/resource';
import styles from './RowAge.module.css';
import { RowsReadContext } from './RowsReadContext';

interface RowMarksProps {
  readonly resource: AnyResource;
  /** The field of the column that they stand in. */
  readonly on: string;
}

/** The declared marks that hold for the surrounding row, below the value of their column. */
export function RowMarks({ resource: { name, definition }, on }: RowMarksProps) {
  const translate = useTranslate();
  const row = useRecordContext<AnyRow>();
  const shown: readonly AnyRow[] = useDataTableDataContext() ?? [];
  const rows = use(RowsReadContext) ?? shown;
  if (!row) return null;
  return Object.entries(definition.list?.marks ?? {})
    .filter(([, mark]) => mark.on === on && mark.when(row, rows))
    .map(([mark, { tone }]) => (
      <span key={mark} className={styles.age}>
        <ToneLabel tone={tone} words={translate(`resources.${name}.marks.${mark}`)} />
      </span>
    ));
}
