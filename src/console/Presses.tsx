import { OpenedInView } from './OpenedInView';
import { PastedInSearch } from './PastedInSearch';

/** What follows from a press or a paste wherever it happens: no first page needs it, and nobody is faster than it. */
export default function Presses() {
  return (
    <>
      <OpenedInView />
      <PastedInSearch />
    </>
  );
}
