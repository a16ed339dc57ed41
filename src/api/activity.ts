import { createExternalStore, type ExternalStore } from '../externalStore';

/** How long the loading indicator stays after a response, in milliseconds. */
const INDICATOR_LINGERS = 1000;

/** Whether anything is on its way. */
export interface Activity extends Pick<ExternalStore<boolean>, 'get' | 'subscribe'> {
  begin(): void;
  end(): void;
}

/** The loading indicator's state: on with the first request, reset one second after each response. */
export function createActivity(): Activity {
  const { get, set, subscribe } = createExternalStore(false);
  let underway = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get,
    subscribe,
    begin() {
      underway += 1;
      set(true);
    },
    end() {
      underway -= 1;
      clearTimeout(timer);
      timer = setTimeout(() => set(underway > 0), INDICATOR_LINGERS);
    },
  };
}
