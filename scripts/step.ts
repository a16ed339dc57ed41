import yoctoSpinner from 'yocto-spinner';

/** What a step has come to. */
interface Done {
  readonly ok: boolean;
  /** What its line says then; by default what it said before. */
  readonly line?: string;
}

/** Runs a step of a command, which has one line: in a terminal it turns until the step is over. */
export async function step<Result extends Done>(line: string, run: () => Promise<Result>): Promise<Result> {
  if (!process.stdout.isTTY) {
    console.log(`… ${line}`);
    const result = await run();
    if (result.line) console.log(`${result.ok ? '✓' : '✗'} ${result.line}`);
    return result;
  }
  const spinner = yoctoSpinner({ text: line, stream: process.stdout }).start();
  const result = await run();
  if (result.ok) spinner.success(result.line);
  else spinner.error(result.line);
  return result;
}
