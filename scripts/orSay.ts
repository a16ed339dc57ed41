/** Runs a tool. If it fails, prints the error in one line and sets the exit code. */
export async function orSay(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
