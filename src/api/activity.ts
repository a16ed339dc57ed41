import { createExternalStore, type ExternalStore } from '../externalStore';

/** How long the loading indicator stays after a response, in milliseconds. */
const INDICATOR_LINGERS = 1000;

type Flag = Pick<ExternalStore<boolean>, 'get' | 'subscribe'>;

/** Whether anything is on its way, as the loading indicator shows it. */
export interface Activity extends Flag {
  /** Whether a request is unanswered right now. */
  readonly unanswered: Flag;
  begin(): void;
  end(): void;
}

/** The loading indicator's state: on with the first request, reset one second after each response. */
export function createActivity(): Activity {
  const { get, set, subscribe } = createExternalStore(false);
  const unanswered = createExternalStore(false);
  let underway = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get,
    subscribe,
    unanswered,
    begin() {
      underway += 1;
      unanswered.set(true);
      set(true);
    },
    end() {
      underway -= 1;
      unanswered.set(underway > 0);
      clearTimeout(timer);
      timer = setTimeout(() => set(underway > 0), INDICATOR_LINGERS);
    },
  };
}
