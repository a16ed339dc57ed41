/**
 * Runs a tool. If it fails, prints the error in one line and sets the exit code; after an argument that the tool doesn't know,
 * also what it prints for `--help`, which names those that it does.
 */
export async function orSay(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (isUnknownArgument(error)) {
      process.argv.splice(2, Infinity, '--help');
      await run();
    }
    process.exitCode = 1;
  }
}

/** Whether Node's `parseArgs` has refused an argument. */
const isUnknownArgument = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
