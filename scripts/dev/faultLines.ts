import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { SentenceName, Values } from '../../i18n/sentence.ts';
import { type Fault, type Faults, faultKinds, readFault, written } from '../../mocks/faults.ts';
import { StartFailure } from '../../server/startFailure.ts';

/** The kinds of faults, as they are typed. */
export const kinds = faultKinds.join(' / ');

/** Reads the faults of a command line. Throws a StartFailure for an unknown one. */
export const faultsIn = (given: readonly string[]): readonly Fault[] =>
  given.map((text) => {
    const fault = readFault(text);
    if (!fault) throw new StartFailure('unknownFault', { fault: text, kinds });
    return fault;
  });

/** Switches faults on and off by what a developer types: `slow`, `500:/user/`, `none`. */
export function switchByLines(
  faults: Faults,
  input: Readable,
  say: (name: SentenceName, values?: Values) => void,
): void {
  createInterface({ input }).on('line', (line) => {
    const text = line.trim();
    if (!text) return;
    const fault = readFault(text);
    if (fault) faults.switchOn(fault);
    else if (text === 'none') faults.switchOff();
    else return say('unknownFault', { fault: text, kinds: `${kinds} / none` });
    sayWhichAreOn(faults, say);
  });
}

/** Prints which faults are on. */
export function sayWhichAreOn(faults: Faults, say: (name: SentenceName, values?: Values) => void): void {
  const on = faults.on();
  if (on.length > 0) say('faultsOn', { faults: on.map(written).join(', ') });
  else say('faultsOff');
}
