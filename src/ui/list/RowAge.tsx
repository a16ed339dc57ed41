import { useRecordContext } from 'react-admin';
import { AgeLabel } from '../../kit/AgeLabel';
import { useConsole } from '../../kit/ConsoleContext';
import { type AgedRows, ageOf } from '../../schema/pendingRows';
import type { AnyRow } from '../../schema/resource';
import { hasClaims } from '../claims/hasClaims';
import { RowClaim } from '../claims/RowClaim';
import styles from './RowAge.module.css';

/** How long the surrounding row has waited for its decision, unless it waits for none. */
export function RowAge({ aged }: { readonly aged: readonly AgedRows[] }) {
  const row = useRecordContext<AnyRow>();
  const isClaimed = hasClaims(useConsole());
  const age = row && ageOf(aged, row);
  return (
    age && (
      <AgeLabel age={age} row={row} className={styles.age}>
        {isClaimed && <RowClaim id={row.id} />}
      </AgeLabel>
    )
  );
}
