import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Inputs } from '@/schema/inputs';
import { type Draft, drafts } from '../../auth/drafts';
import { session } from '../../auth/session';

/**
 * Keeps what is filled in while the form is open, and gives it back when the session ended before it was sent. Leaving
 * the form with a session, sent or not, forgets it. Passwords are never kept.
 * @param place what the draft is kept under; a person's own, whichever form it is
 * @returns whether something was given back
 */
export function useDraft(place: string, inputs: Inputs): boolean {
  const {
    formState: { isReady },
    setValue,
    watch,
  } = useFormContext();
  const [found] = useState(() => keptOf(inputs, drafts.read(place)));
  const isFound = Object.keys(found).length > 0;

  useEffect(() => {
    if (!isReady) return;
    for (const [name, value] of Object.entries(found)) setValue(name, value, { shouldDirty: true });
    if (isFound) drafts.write(place, found);
    const { unsubscribe } = watch((values) => drafts.write(place, keptOf(inputs, values)));
    return unsubscribe;
  }, [isReady, found, isFound, inputs, place, setValue, watch]);

  useEffect(
    () => () => {
      if (session.token() !== undefined) drafts.clear(place);
    },
    [place],
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
