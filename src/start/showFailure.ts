import { answers } from '../api/answers';
import type { Application } from '../application';
import { chosenLocale } from '../storage/preferences';
import type { BrowserStorage } from '../storage/storage';
import { wordsIn } from '../words';

/**
 * Says in place of the page that the program couldn't be loaded, or that it crashed. Drawn without React, which may be what
 * is missing. Reloading is offered, but not while the server is out of reach: the browser would show an error page of its own.
 */
export function showFailure(
  element: HTMLElement,
  { locales, words }: Application,
  storage: BrowserStorage,
  reason: 'chunk' | 'crashed' = 'chunk',
): void {
  const t = wordsIn(words.errors, chosenLocale(storage, locales));
  const said = document.createElement('p');
  said.role = 'alert';
  said.textContent = t[reason];
  const reload = document.createElement('button');
  reload.textContent = t.reload;
  reload.onclick = async () => {
    if (await answers(location.origin)) location.reload();
    else said.textContent = t.offline;
  };
  const main = document.createElement('main');
  main.style.cssText = 'padding: 30vh 24px; text-align: center';
  main.append(said, reload);
  element.replaceChildren(main);
}
