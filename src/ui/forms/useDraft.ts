import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft } from '../../auth/drafts';
import { useConsole } from '../../kit/ConsoleContext';
import type { InputKind } from '../../model/inputs';
import type { Inputs } from '../../schema/inputs';

/**
 * Keeps a draft while the form is open, and restores it if the session ended before it was sent. If the form is left within
 * the session, sent or not, the draft is deleted, unless `keeps`. Passwords are never kept.
 * @param start the initial values: only what differs from them is kept
 * @returns whether a draft was restored
 */
export function useDraft(key: string, inputs: Inputs, start: Draft, keeps: boolean): boolean {
  const {
    formState: { isReady },
    setValue,
    watch,
  } = useFormContext();
  const { drafts, session } = useConsole();
  const [found] = useState(() => keptOf(inputs, drafts.read(key)));
  const isFound = Object.keys(found).length > 0;

  useEffect(() => {
    if (!isReady) return;
    for (const [name, value] of Object.entries(found)) setValue(name, value, { shouldDirty: true });
    if (isFound) drafts.write(key, found);
  }, [isReady, found, isFound, key, setValue, drafts]);

  // Separate from restoring, which is done once: in development the inputs change when their declaration is edited.
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
  }, [isReady, inputs, key, start, watch, drafts]);

  useEffect(
    () => () => {
      if (!keeps && session.token() !== undefined) drafts.clear(key);
    },
    [key, keeps, drafts, session],
  );

  return isFound;
}

/** The values that may be kept, whether from the form or from storage: non-empty texts and choices, no passwords. */
export function keptOf(inputs: Inputs, values: Draft = {}): Draft {
  const kept = Object.entries(inputs).filter(
    ([name, { kind }]) => kind !== 'password' && Object.hasOwn(values, name) && isKept(kind, values[name]),
  );
  return Object.fromEntries(kept.map(([name]) => [name, values[name]]));
}

const isKept = (kind: InputKind, value: unknown) =>
  kind === 'checklist'
    ? Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    : typeof value === 'string' && value !== '';
