import { useState } from 'react';
import { drafts } from '../../auth/drafts';
import { useAskBeforeClosing } from '../../ui/forms/useAskBeforeClosing';

interface Remark {
  readonly text: string;
  /** Whether it was found, not typed just now. */
  readonly isRestored: boolean;
  write(text: string): void;
  /** Once it has been sent. */
  clear(): void;
}

/**
 * The remark of a review, kept as it is typed: it is there again after the session expired, after another record was
 * looked at, and wherever else the same record is reviewed. Logging out forgets it.
 * @param place the record: `user/…` or `notarization/…`
 */
export function useRemark(place: string): Remark {
  const key = `review/${place}`;
  const [found] = useState(() => {
    const kept = drafts.read(key)?.remark;
    return typeof kept === 'string' ? kept : '';
  });
  const [text, setText] = useState(found);
  // A tab takes its drafts with it.
  useAskBeforeClosing(text !== '');
  return {
    text,
    isRestored: found !== '' && text === found,
    write(next) {
      setText(next);
      if (next) drafts.write(key, { remark: next });
      else drafts.clear(key);
    },
    clear: () => drafts.clear(key),
  };
}
