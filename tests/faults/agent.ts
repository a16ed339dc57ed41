/** The state of a page, as far as it matters for finding faults. */
export interface Sight {
  readonly path: string;
  /** Whether it settled in time. */
  readonly isAtRest: boolean;
  /** All readable text, including names and titles. */
  readonly text: string;
  /** The error messages. */
  readonly alerts: readonly string[];
  /** Whether it reports success. */
  readonly isDone: boolean;
  /** The texts of everything that can be clicked. */
  readonly buttons: readonly string[];
  readonly rows: number;
  /** What was typed into the form and is still there. */
  readonly typed: Readonly<Record<string, string>>;
  /** Whether a text of an answer ran as a script, or is in a place where it would. */
  readonly isTaken: boolean;
  /** What couldn't be done, such as a button that doesn't exist. */
  readonly missing: string | undefined;
}

/** What {@link installAgent} adds to the page. */
export interface Agent {
  open(path: string): Promise<boolean>;
  /** Gives requests their whole time, until a page is opened. */
  unhurry(): void;
  press(words: string): Promise<boolean>;
  fill(values: Readonly<Record<string, unknown>>): void;
  rest(): Promise<boolean>;
  sight(): Sight;
}

declare global {
  interface Window {
    faultAgent: Agent;
  }
}

/** Options of {@link installAgent} for a console that isn't in Chinese or mustn't be hurried. */
export interface AgentOptions {
  /** The factor by which request timeouts are shortened: with 12, a request times out after 2.5 s instead of 30. */
  readonly haste: number;
  /** The text of the page for unknown paths. */
  readonly nowhere: string;
  /** The button that leaves a filled-in form. */
  readonly leave: string;
}

/**
 * Runs in the page before its own scripts. It navigates with the router, clicks and types like a user, and detects when
 * the page has settled. Requests time out sooner.
 */
export function installAgent(options?: AgentOptions): void {
  // Inside the function, because the page can't see this module.
  const { haste, nowhere, leave } = options ?? { haste: 12, nowhere: '你访问的页面不存在', leave: '放弃' };
  let pace = haste;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(ms / pace);
  const later = window.setTimeout.bind(window) as (...asked: unknown[]) => number;
  const hurried = (after: TimerHandler, ms = 0, ...given: unknown[]) =>
    later(after, ms >= 30_000 ? ms / pace : ms, ...given);
  window.setTimeout = hurried as typeof window.setTimeout;

  let underway = 0;
  const fetched = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    underway += 1;
    let isOver = false;
    const end = () => {
      if (!isOver) underway -= 1;
      isOver = true;
    };
    // A body that isn't read to its end is over when aborted.
    asked[1]?.signal?.addEventListener('abort', end);
    try {
      const response = await fetched(...asked);
      for (const read of ['text', 'blob', 'arrayBuffer'] as const) {
        const real = response[read].bind(response) as () => Promise<never>;
        response[read] = () => real().finally(end);
      }
      const { body } = response;
      Object.defineProperty(response, 'body', {
        get() {
          // A body that is streamed shows its progress on the page.
          end();
          return body;
        },
      });
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };

  interface Queries {
    clear?(): void;
    isFetching(): number;
    isMutating(): number;
    getQueryCache(): { getAll(): readonly { state: { status: string }; isActive(): boolean }[] };
  }
  interface Fiber {
    readonly memoizedProps?: { readonly client?: Queries };
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  let known: Queries | undefined;
  /** react-query's client, found through React's tree: it isn't accessible otherwise. */
  function queries() {
    known ??= findQueries();
    return known;
  }
  function findQueries() {
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const waiting: (Fiber | null)[] = key ? [root[key] ?? null] : [];
    for (let fiber = waiting.pop(); waiting.length > 0 || fiber; fiber = waiting.pop()) {
      if (!fiber) continue;
      const client = fiber.memoizedProps?.client;
      if (client && typeof client.clear === 'function' && 'isMutating' in client) return client;
      waiting.push(fiber.sibling, fiber.child);
    }
    return undefined;
  }

  const frame = () => new Promise(requestAnimationFrame);
  const visible = (element: Element) => element.getClientRects().length > 0;
  /** A toast without a colour, or a notice, isn't an error either. */
  const tellsError = (alert: Element) =>
    alert.closest('.MuiSnackbar-root')
      ? alert.matches(
          '.RaNotification-error, .RaNotification-warning, .MuiAlert-colorError, .MuiAlert-colorWarning',
        )
      : !alert.matches('.MuiAlert-colorSuccess, .MuiAlert-colorInfo');
  /** What is said of wrong fields, as screen readers find it. */
  const problems = () =>
    [...document.querySelectorAll('[aria-invalid="true"][aria-describedby]')]
      .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => document.getElementById(id))
      .filter((description) => description !== null);
  const dialogs = () => [...document.querySelectorAll('[role="dialog"]')].filter(visible);
  const isDialog = (element: Element | undefined) => element?.getAttribute('role') === 'dialog';

  /** A button by its text; if a dialog is open, only within it, because what is behind can't be clicked. */
  function buttonOf(words: string): HTMLElement | undefined {
    if (words === '<confirm>') {
      const question = dialogs().findLast((each) => !each.querySelector('form'));
      return question?.querySelector<HTMLElement>('.MuiDialogActions-root > button:last-child') ?? undefined;
    }
    const found = pressable().filter((each) => wordsOf(each) === words && !each.matches(':disabled'));
    // The selection toolbar covers the list, whose own buttons may have the same names.
    const top = [...document.querySelectorAll('[role="dialog"], [role="toolbar"]:has(output)')]
      .filter(visible)
      .at(-1);
    return (top && found.find((each) => top.contains(each))) ?? (isDialog(top) ? undefined : found[0]);
  }

  /** The page for unknown paths, which makes no requests. It stays visible until the next page has loaded. */
  const isNowhere = () =>
    [...document.querySelectorAll('#root :is(h1, h2, p)')].some(
      (element) => element.textContent.includes(nowhere) && visible(element),
    );
  const isBusy = () => {
    const client = queries();
    return (
      isNowhere() !== (location.pathname === '/nothing-is-here') ||
      underway > 0 ||
      // Without a heading or an error, the page is still loading.
      ![...document.querySelectorAll('h1, [role="alert"]')].some(visible) ||
      (client?.isFetching() ?? 0) + (client?.isMutating() ?? 0) > 0 ||
      // Queued, though the request hasn't started.
      client
        ?.getQueryCache()
        .getAll()
        .some((query) => query.state.status === 'pending' && query.isActive()) ||
      document.querySelector('[aria-busy="true"]') !== null ||
      [...document.querySelectorAll('[role="progressbar"]:not([aria-valuenow])')].some(
        (bar) => visible(bar) && !bar.closest('header'),
      )
    );
  };

  /** Whether an element would run a script, with its url parsed as the browser does: without control characters. */
  const runs = (element: Element) =>
    // Script in a picture never runs.
    element.tagName !== 'IMG' &&
    ['href', 'src', 'action'].some((name) => {
      const value = element.getAttribute(name) ?? '';
      const url = URL.canParse(value, location.href) ? new URL(value, location.href).href : '';
      return /^(?:javascript:|vbscript:|data:text|data:image\/svg)/.test(url);
    });
  const wordsOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '').trim();
    // Below the name of a choice stands what it means.
    return element.matches('label') ? words.replace(/\n.*/s, '') : words;
  };
  const PRESSABLE = 'button, a[href], [role="button"], label:has([type="radio"])';
  const pressable = () =>
    [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
      (element) => visible(element) && !element.closest('[aria-hidden="true"]'),
    );

  async function go(path: string) {
    // As the router itself stores its position; otherwise it couldn't block leaving a form.
    const state = { usr: null, key: String(Math.random()), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    await frame();
    await frame();
    // Confirms leaving a filled-in form.
    buttonOf(leave)?.click();
    return agent.rest();
  }

  const agent: Agent = {
    async rest() {
      const end = performance.now() + 20_000;
      let drawn = 0;
      const watch = new MutationObserver(() => {
        drawn = 0;
      });
      watch.observe(document, { subtree: true, childList: true, characterData: true });
      try {
        for (; drawn < 4; drawn = isBusy() ? 0 : drawn + 1) {
          if (performance.now() > end) return false;
          await frame();
        }
        return true;
      } finally {
        watch.disconnect();
      }
    },

    unhurry() {
      pace = 1;
    },

    async open(path) {
      pace = haste;
      // What an earlier case left must not be taken for this one's answer or message.
      await go('/nothing-is-here');
      for (let tries = 0; document.querySelector('.MuiSnackbar-root') && tries < 120; tries += 1) {
        document.body.click();
        await frame();
      }
      queries()?.clear?.();
      for (const key of Object.keys(sessionStorage)) if (/draft/i.test(key)) sessionStorage.removeItem(key);
      return go(path);
    },

    async press(words) {
      if (words === '<first box>') {
        const box = document.querySelector<HTMLInputElement>('tbody input[type="checkbox"]:not(:disabled)');
        // It may still be checked from the last time the list was open.
        if (!box?.checked) box?.click();
        return agent.rest();
      }
      let button = buttonOf(words);
      // A page at rest may lack it for good; one that is busy brings it yet.
      const [soon, late] = [performance.now() + 1500, performance.now() + 20_000];
      for (; !button && performance.now() < (isBusy() ? late : soon); button = buttonOf(words)) await frame();
      const before = dialogs().length;
      button?.click();
      // A dialog's chunks may take longer than a few frames.
      const opened = performance.now() + 10_000;
      while (button?.ariaHasPopup === 'dialog' && dialogs().length <= before && performance.now() < opened)
        await frame();
      await agent.rest();
      return button !== undefined;
    },

    fill(values) {
      const scope = dialogs().at(-1) ?? document;
      for (const [name, value] of Object.entries(values)) {
        const inputs = [...scope.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
        const choice = inputs.find((each) => each.type === 'radio' && each.value === String(value));
        if (choice) choice.click();
        const input = inputs.find((each) => each.type !== 'radio' && each.type !== 'checkbox');
        if (!input || input.readOnly) continue;
        const proto =
          input instanceof HTMLTextAreaElement
            ? HTMLTextAreaElement
            : (input as Element) instanceof HTMLSelectElement
              ? HTMLSelectElement
              : HTMLInputElement;
        Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(input, String(value));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
      for (const select of scope.querySelectorAll('select')) {
        if (select.value !== '' || select.options.length < 2) continue;
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      for (const tree of scope.querySelectorAll('form ul')) {
        const boxes = [...tree.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
        if (boxes.length > 0 && boxes.every(({ checked }) => !checked)) boxes[0]?.click();
      }
    },

    sight() {
      const said = [...document.querySelectorAll('body :is([title], [aria-label], [alt], [href])')].flatMap(
        (element) => ['title', 'aria-label', 'alt', 'href'].map((name) => element.getAttribute(name) ?? ''),
      );
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
      const shown = fields.map(({ value }) => value);
      const body = document.getElementById('root')?.innerText ?? '';
      const beside = [...document.querySelectorAll<HTMLElement>('body > :not(#root)')].map(
        (e) => e.innerText ?? '',
      );
      return {
        path: location.pathname,
        isAtRest: !isBusy(),
        text: [body, ...beside, ...said, ...shown, document.title].join('\n'),
        alerts: [
          ...document.querySelectorAll<HTMLElement>('[role="alert"], .MuiFormHelperText-root.Mui-error'),
          ...problems(),
        ]
          .filter((alert) => visible(alert) && tellsError(alert))
          .map((alert) => alert.innerText.trim())
          .filter((text) => text !== ''),
        isDone: document.querySelector('.RaNotification-success') !== null,
        buttons: pressable().map(wordsOf),
        rows: document.querySelectorAll('tbody tr').length,
        typed: Object.fromEntries(
          fields.flatMap((field) =>
            field.name && field.type !== 'radio' ? [[field.name, field.value]] : [],
          ),
        ),
        isTaken: 'pwned' in window || [...document.querySelectorAll('[href], [src], [action]')].some(runs),
        missing: undefined,
      };
    },
  };
  window.faultAgent = agent;
}
