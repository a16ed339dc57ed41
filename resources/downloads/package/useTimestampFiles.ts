import { useRef, useState } from 'react';
import { now } from '../../clock';
import { type ChosenTimestamp, type RefusedTimestamp, readTimestamp } from './stamping';

/** The time stamps chosen for a package, those that were refused, and how many are still being read. */
export function useTimestampFiles() {
  const [chosen, setChosen] = useState<readonly ChosenTimestamp[]>([]);
  const [refused, setRefused] = useState<readonly RefusedTimestamp[]>([]);
  const [reading, setReading] = useState(0);
  // One after the other: however many are dropped, one is held that may be no time stamp.
  const queue = useRef(Promise.resolve());

  function add(file: File) {
    setReading((count) => count + 1);
    // A file chosen again replaces what was said of it.
    const others = <T extends { readonly name: string }>(all: readonly T[]) =>
      all.filter(({ name }) => name !== file.name);
    queue.current = queue.current.then(async () => {
      const read = await readTimestamp(file, new Date(now()));
      setChosen((all) => ('token' in read ? [...others(all), read] : others(all)));
      setRefused((all) => ('reasons' in read ? [...others(all), read] : others(all)));
      setReading((count) => count - 1);
    });
  }

  return {
    chosen,
    refused,
    isReading: reading > 0,
    add,
    remove: (name: string) => setChosen((all) => all.filter((each) => each.name !== name)),
  };
}
