import type { Locator, Page, Request } from '@playwright/test';

/** What a task took. */
export interface Effort {
  readonly keys: number;
  readonly clicks: number;
  /** Calls of the server. */
  readonly requests: number;
  /** From the first key until what was wanted is there, without the time to think and move, in seconds. */
  readonly seconds: number;
}

/** Keys and a pointer, counted. */
export interface Hand {
  key(name: string): Promise<void>;
  /** Types a text; each character is a key. */
  type(text: string): Promise<void>;
  /** Pastes a text into the focused box: one key. */
  paste(text: string): Promise<void>;
  click(target: Locator): Promise<void>;
  /** Resolves once every call was answered. */
  answered(): Promise<void>;
}

/** A page's hand, and what it did since a moment. */
export interface CountingHand extends Hand {
  /** Begins to count. */
  begin(): void;
  effort(): Effort;
}

/** Watches a page from before it is opened. */
export function handOf(page: Page): CountingHand {
  const unanswered = new Set<Request>();
  let [keys, clicks, requests, start] = [0, 0, 0, 0];
  let onAnswered = () => {};
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    requests += 1;
    unanswered.add(request);
  });
  const end = (request: Request) => {
    unanswered.delete(request);
    if (unanswered.size === 0) onAnswered();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    async key(name) {
      keys += 1;
      await page.keyboard.press(name);
    },
    async type(text) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    async paste(text) {
      keys += 1;
      await page.keyboard.insertText(text);
    },
    async click(target) {
      clicks += 1;
      await target.click();
    },
    answered: () =>
      new Promise<void>((resolve) => {
        if (unanswered.size === 0) resolve();
        else onAnswered = resolve;
      }),
    begin() {
      [keys, clicks, requests] = [0, 0, 0];
      start = performance.now();
    },
    effort: () => ({ keys, clicks, requests, seconds: (performance.now() - start) / 1000 }),
  };
}
