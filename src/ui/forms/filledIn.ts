const LOCK = 'filled-in';

/** Lets every tab know that something is filled in here, until what it answers is called. */
export function holdFilledIn(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Over plain http there are no locks, and each tab knows of itself alone.
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => held);
  return release;
}

/** Whether something is filled in in a form that is open, in whichever tab. */
export async function isFilledIn(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
