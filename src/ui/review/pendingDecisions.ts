import { useEffect, useState, useSyncExternalStore } from 'react';
import { createExternalStore, type ExternalStore } from '../../externalStore';
import { type ConsoleContextValue, useConsole } from '../../kit/ConsoleContext';
import type { Values } from '../../schema/validate';
import type { FoundConflict } from '../record/conflict';

/** What identifies a step and its record: its draft, and its decision that isn't sent yet. */
export const decisionKey = (of: {
  readonly resource: { readonly name: string };
  readonly stepName: string;
  readonly record: { readonly id: string };
}) => `review/${of.resource.name}/${of.stepName}/${of.record.id}`;

/** How a decision is sent. */
export interface SendingOptions {
  /** The page is being left: there is no time to read the record again. */
  readonly isLeaving: boolean;
  /** Called right before it is sent; returns whether it may be, as it is sent once. */
  claim(): boolean;
}

/** A decision that was made, but isn't sent yet. */
export interface PendingDecision {
  /** What identifies the step and its record. */
  readonly key: string;
  /** In words: what was decided, and about which record. */
  readonly verdict: string;
  readonly of: string;
  /** What was filled in. */
  readonly values: Values;
  /** How long it can be taken back, in milliseconds. */
  readonly pause: number;
  /** Sends it; `undefined` if the attempt to leave the page has sent it meanwhile. Never rejects. */
  send(options: SendingOptions): Promise<'sent' | Returned | undefined>;
  /** Called once it is sent. */
  onSent(): void;
  /** Called if it was taken back, or wasn't sent: the record is to be shown again. */
  onReturned(returned: Returned): void;
}

/** What comes back with a record whose decision was taken back, or wasn't sent. */
export interface Returned {
  /** What was filled in. */
  readonly values: Values;
  /** Why it wasn't sent, in words. */
  readonly reason?: string;
  /** If somebody else was first. */
  readonly conflict?: FoundConflict | undefined;
  /** Whether the answer to an attempt was lost. */
  readonly isUnsure?: boolean;
  /** Whether the session that it was made in has ended: the console that could show it is gone. */
  readonly isOver?: boolean;
}

/** A pending decision, and what becomes of it. */
export interface Held extends PendingDecision {
  /** When its pause ends, by `performance.now()`. */
  readonly until: number;
  readonly isSending: boolean;
  /** Whether it was sent, or is about to be. */
  isClaimed(): boolean;
  /** Claims it, once; returns whether it may be sent. */
  claim(): boolean;
}

/** The decisions of a console that aren't sent yet: one that can be taken back, and those under way. */
export interface PendingDecisions {
  readonly held: ExternalStore<readonly Held[]>;
  /** Holds a decision for its pause; one that can still be taken back is sent at once. */
  hold(decision: PendingDecision): void;
  /** Takes back the decision that waits; returns whether there was one. */
  takeBack(): boolean;
  /** Sends what waits at once; resolves when nothing is under way, to whether all of it was sent. */
  flush(): Promise<boolean>;
  /** Has something come back with a record that is opened later. */
  remind(key: string, returned: Returned): void;
  /** What came back with a record. */
  returned(key: string): Returned | undefined;
  /** Forgets what came back with a record, once another decision about it was made. */
  forget(key: string): void;
}

/** Creates the {@link PendingDecisions} of a console. They are sent at once when the page is hidden, left or closed. */
export function createPendingDecisions(): PendingDecisions {
  const held = createExternalStore<readonly Held[]>([]);
  const returned = new Map<string, Returned>();
  const underWay = new Set<Promise<boolean>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const waiting = () => held.get().find(({ isSending }) => !isSending);
  const without = (key: string) => held.get().filter((each) => each.key !== key);

  function giveBack(decision: PendingDecision, back: Returned) {
    returned.set(decision.key, back);
    decision.onReturned(back);
  }

  async function begin(decision: Held, isLeaving: boolean): Promise<boolean> {
    const { key } = decision;
    held.set([...without(key), { ...decision, isSending: true }]);
    const outcome = await decision.send({ isLeaving, claim: decision.claim });
    if (outcome === undefined) return true;
    held.set(without(key));
    if (outcome === 'sent') decision.onSent();
    else giveBack(decision, outcome);
    return outcome === 'sent';
  }

  function send(decision: Held, isLeaving = false) {
    if (!decision.isSending) clearTimeout(timer);
    const sending = begin(decision, isLeaving).finally(() => underWay.delete(sending));
    underWay.add(sending);
  }

  function sendWaiting() {
    const decision = waiting();
    if (decision) send(decision);
  }

  document.addEventListener('visibilitychange', () => document.hidden && sendWaiting());
  addEventListener('pagehide', () => {
    for (const decision of held.get()) if (!decision.isClaimed()) send(decision, true);
  });

  return {
    held,
    hold(decision) {
      sendWaiting();
      returned.delete(decision.key);
      let isClaimed = false;
      const claiming = {
        isClaimed: () => isClaimed,
        claim() {
          const isFirst = !isClaimed;
          isClaimed = true;
          return isFirst;
        },
      };
      const until = performance.now() + decision.pause;
      held.set([...held.get(), { ...decision, ...claiming, until, isSending: false }]);
      timer = setTimeout(sendWaiting, decision.pause);
    },
    takeBack() {
      const decision = waiting();
      if (!decision) return false;
      clearTimeout(timer);
      held.set(without(decision.key));
      giveBack(decision, { values: decision.values });
      return true;
    },
    async flush() {
      sendWaiting();
      return (await Promise.all(underWay)).every(Boolean);
    },
    remind: (key, back) => void returned.set(key, back),
    returned: (key) => returned.get(key),
    forget: (key) => void returned.delete(key),
  };
}

/** One for each login, which has a set of its own: what came back is neither shown to the next user, nor after a logout. */
const ofLogins = new WeakMap<ConsoleContextValue['beforeLogout'], PendingDecisions>();

/** The {@link PendingDecisions} of this console. */
export function usePendingDecisions(): PendingDecisions {
  const { beforeLogout } = useConsole();
  const decisions = ofLogins.get(beforeLogout) ?? createPendingDecisions();
  ofLogins.set(beforeLogout, decisions);
  beforeLogout.add(decisions.flush);
  return decisions;
}

/** The decisions that aren't sent yet, as they change. */
export function useHeld(): readonly Held[] {
  const { held } = usePendingDecisions();
  return useSyncExternalStore(held.subscribe, held.get);
}

/** What came back with a record, for as long as it is shown; a form then keeps what is written as a draft. */
export function useReturned(key: string): Returned | undefined {
  const { returned, forget } = usePendingDecisions();
  const [back] = useState(() => returned(key));
  useEffect(() => forget(key), [key, forget]);
  return back;
}
