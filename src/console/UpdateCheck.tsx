import { lazy, Suspense, useEffect, useState } from 'react';

const UpdateNotice = lazy(() => import('./UpdateNotice'));

/** How long the check for a newer version leaves the line to the first page, in milliseconds. */
const AFTER = 10_000;

/** react-admin's notice that there is a newer version; it asks for the page that it compares with once nothing waits. */
export function UpdateCheck() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isTime && <UpdateNotice />}</Suspense>;
}
