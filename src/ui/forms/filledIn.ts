const LOCK = 'filled-in';

/** How many forms are filled in in this tab. */
let here = 0;

/** Tells all tabs that a form is filled in here, by holding a lock; call the returned function to release it. */
export function holdFilledIn(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  here += 1;
  // The Web Locks API doesn't exist over plain http, and may be refused: then only this tab knows.
  navigator.locks?.request(LOCK, { mode: 'shared' }, () => held).catch(() => {});
  return () => {
    here -= 1;
    release();
  };
}

/** Whether a form is filled in, in this or another tab. */
export async function isFilledIn(): Promise<boolean> {
  if (here > 0) return true;
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => name === LOCK);
  } catch {
    return false;
  }
}
