import type { ToolsDescription } from './description.ts';

/** A command of the package. */
export interface Command {
  /** What it does and takes. */
  readonly help: string;
  /**
   * @param args after its name
   * @param project the application's folder
   * @returns the exit code; 0 by default
   * @throws with a sentence for the developer
   */
  run(args: readonly string[], description: ToolsDescription, project: string): Promise<number | undefined>;
}
