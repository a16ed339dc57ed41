/** Runs a tool; what it fails of is said in a line, and its process fails. */
export async function orSay(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
