import { OpenedInView } from './OpenedInView';
import { PastedInSearch } from './PastedInSearch';

/** What follows from a press or a paste wherever it happens: it comes right after the first page, which doesn't need it. */
export default function Presses() {
  return (
    <>
      <OpenedInView />
      <PastedInSearch />
    </>
  );
}
