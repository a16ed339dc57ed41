import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import type { Notice } from '../application';

/** Greets who has just logged in. */
export function Greeting({ notice }: { notice: Notice | undefined }) {
  const notify = useNotify();
  useEffect(() => {
    if (notice === 'loggedIn') notify('shell.loggedIn', { type: 'success' });
  }, [notice, notify]);
  return null;
}
