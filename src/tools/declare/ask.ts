import { createInterface } from 'node:readline/promises';

/** Asks a question, with the answer that is assumed. */
export type Ask = (question: string, guess: string) => Promise<string>;

/** Asks in the terminal, with a default that Enter accepts; without a terminal, returns the default. */
export const asking =
  (isSilent: boolean): Ask =>
  async (question, guess) => {
    if (isSilent) return guess;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question}${guess && ` [${guess}]`}: `);
    terminal.close();
    return answer.trim() || guess;
  };
