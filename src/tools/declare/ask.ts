import { createInterface } from 'node:readline/promises';

/** Asks a question, with the answer that is assumed. */
export type Ask = (question: string, guess: string) => Promise<string>;

/**
 * Asks in the terminal, with a default that Enter accepts.
 * @param isSilent whether nobody is asked, as without a terminal, and each answer is the default
 * @example
 * const ask = asking(!process.stdin.isTTY);
 * const area = await ask('Area', 'stock');
 */
export const asking =
  (isSilent: boolean): Ask =>
  async (question, guess) => {
    if (isSilent) return guess;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question}${guess && ` [${guess}]`}: `);
    terminal.close();
    return answer.trim() || guess;
  };
