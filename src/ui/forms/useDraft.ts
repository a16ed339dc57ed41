import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Inputs } from '@/schema/inputs';
import { type Draft, drafts } from '../../auth/drafts';
import { session } from '../../auth/session';

/**
 * Keeps what is filled in while the form is open, and gives it back when the session ended before it was sent. Leaving
 * the form with a session, sent or not, forgets it, unless it `keeps` until it is sent. Passwords are never kept.
 * @param key what the draft is kept under; a person's own, whichever form it is
 * @param start what the form starts with: only what differs from it was filled in
 * @returns whether something was given back
 */
export function useDraft(key: string, inputs: Inputs, start: Draft, keeps: boolean): boolean {
  const {
    formState: { isReady },
    setValue,
    watch,
  } = useFormContext();
  const [found] = useState(() => keptOf(inputs, drafts.read(key)));
  const isFound = Object.keys(found).length > 0;

  useEffect(() => {
    if (!isReady) return;
    for (const [name, value] of Object.entries(found)) setValue(name, value, { shouldDirty: true });
    if (isFound) drafts.write(key, found);
  }, [isReady, found, isFound, key, setValue]);

  // Apart from giving back, which is done once: in development the inputs change where their declaration is edited.
  useEffect(() => {
    if (!isReady) return;
    const { unsubscribe } = watch((values) => {
      const changed = Object.entries(keptOf(inputs, values)).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name]),
      );
      if (changed.length > 0) drafts.write(key, Object.fromEntries(changed));
      else drafts.clear(key);
    });
    return unsubscribe;
  }, [isReady, inputs, key, start, watch]);

  useEffect(
    () => () => {
      if (!keeps && session.token() !== undefined) drafts.clear(key);
    },
    [key, keeps],
  );

  return isFound;
}

/** The inputs that may be kept, of values or of what storage holds: words and choices. */
function keptOf(inputs: Inputs, values: Draft = {}): Draft {
  const kept = Object.entries(inputs).filter(
    ([name, { kind }]) => kind !== 'password' && Object.hasOwn(values, name) && isKept(values[name]),
  );
  return Object.fromEntries(kept.map(([name]) => [name, values[name]]));
}

const isKept = (value: unknown) =>
  typeof value === 'string'
    ? value !== ''
    : Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
