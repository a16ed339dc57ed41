import { answers } from './api/answers';
import type { Application } from './application';
import { chosenLocale } from './auth/preferences';
import { wordsIn } from './words';

/** Says, without anything that draws, that the program could not be started; loading the page again mends what can be mended. */
export function showFailedStart({ locales, words }: Application): void {
  const t = wordsIn(words.errors, chosenLocale(locales));
  const said = document.createElement('p');
  said.role = 'alert';
  said.textContent = t.chunk;
  const reload = document.createElement('button');
  reload.textContent = t.reload;
  reload.onclick = async () => {
    if (await answers(location.origin)) location.reload();
    else said.textContent = t.offline;
  };
  const main = document.createElement('main');
  main.style.cssText = 'padding: 30vh 24px; text-align: center';
  main.append(said, reload);
  document.getElementById('root')?.replaceChildren(main);
}
