const LOCK = 'filled-in';

/** Tells all tabs that a form is filled in here, by holding a lock; call the returned function to release it. */
export function holdFilledIn(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The Web Locks API doesn't exist over plain http.
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => held);
  return release;
}

/** Whether a form is filled in, in this or another tab. */
export async function isFilledIn(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
