import type { BrowserContext } from '@playwright/test';

/** The pause that reviews declare, in milliseconds: no other timer of a workbench is as long. */
const PAUSE = 8000;

/** Keeps the pause in which a decision can be taken back from ending, so that no slow machine sends it meanwhile. */
export const holdPause = (context: BrowserContext) =>
  context.addInitScript((pause) => {
    const { setTimeout: start } = window;
    const held = (run: TimerHandler, delay?: number, ...more: unknown[]) =>
      delay === pause ? 0 : start(run, delay, ...more);
    Object.assign(window, { setTimeout: held });
  }, PAUSE);
