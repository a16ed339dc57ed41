import { beforeAll, beforeEach } from 'vitest';
import { session } from './runtime';

/** Logs in for the tests of a file that open the workbench of persons. */
export function asReviewer() {
  // Ahead of the first test, which has no time to load it on a busy machine.
  beforeAll(async () => void (await import('../../src/ui/workbench/Workbench')));

  beforeEach(() => {
    sessionStorage.clear();
    session.start('t', { uid: '7', name: '李四' });
    // The workbench writes its record into the address of its own page alone, which the browser tells.
    window.history.replaceState(null, '', '/user/review/individual');
    return () => window.history.replaceState(null, '', '/');
  });
}
