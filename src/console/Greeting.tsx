import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import type { Notice } from '../doors';

/** Says 登录成功 to who has just come through the login door. */
export function Greeting({ notice }: { notice: Notice | undefined }) {
  const notify = useNotify();
  useEffect(() => {
    if (notice === 'loggedIn') notify('shell.loggedIn', { type: 'success' });
  }, [notice, notify]);
  return null;
}
