import { useRecordContext } from 'react-admin';
import { AgeLabel } from '../../kit/AgeLabel';
import { type AgedRows, ageOf } from '../../schema/pendingRows';
import type { AnyRow } from '../../schema/resource';
import styles from './RowAge.module.css';

/** How long the surrounding row has waited for its decision, unless it waits for none. */
export function RowAge({ aged }: { readonly aged: readonly AgedRows[] }) {
  const row = useRecordContext<AnyRow>();
  const age = row && ageOf(aged, row);
  return age && <AgeLabel age={age} row={row} className={styles.age} />;
}
