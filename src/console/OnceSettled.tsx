import { CheckForApplicationUpdate } from 'react-admin';
import { ClockNotice } from './ClockNotice';
import { GoKey } from './goTo/GoKey';

/** What waits until the first page has settled: it looks for a new version, listens for `g`, and compares clocks. */
export default function OnceSettled() {
  return (
    <>
      {import.meta.env.PROD && <CheckForApplicationUpdate />}
      <GoKey />
      <ClockNotice />
    </>
  );
}
