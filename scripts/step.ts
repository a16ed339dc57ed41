import { createSpinner } from 'nanospinner';

/**
 * Runs a step of a command, which has one line: in a terminal it turns until the step is over.
 * @param run returns whether it succeeded, with what else is known
 */
export async function step<Result extends { readonly ok: boolean }>(
  line: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!process.stdout.isTTY) {
    console.log(line);
    return run();
  }
  const spinner = createSpinner(line, { stream: process.stdout }).start();
  const result = await run();
  if (result.ok) spinner.success();
  else spinner.error();
  return result;
}
