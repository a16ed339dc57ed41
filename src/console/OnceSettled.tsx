import { CheckForApplicationUpdate } from 'react-admin';
import { GoKey } from './goTo/GoKey';

/** What waits until the first page has settled: it looks for a new version of the console, and listens for `g`. */
export default function OnceSettled() {
  return (
    <>
      {import.meta.env.PROD && <CheckForApplicationUpdate />}
      <GoKey />
    </>
  );
}
