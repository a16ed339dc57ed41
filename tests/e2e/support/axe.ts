import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Asserts that axe finds no violation on the page once animations have ended (a dialog that is fading in has too little
 * contrast). `within` is a CSS selector; defaults to the whole document.
 */
export async function axe(page: Page, within?: string): Promise<void> {
  // Evaluated by the debugger: the Content-Security-Policy forbids an injected script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await atRest(page);
  const violations = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
    };
    const results = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }));
  }, within);
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let ending = moving(); ending.length > 0; ending = moving())
      await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
