import { useTranslate } from 'ra-core';

/** What an entry of the menu is called in the language of the screen; the server's own name where it isn't known. */
export function useMenuName(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(`shell.menu.names.${name}`, { _: name });
}
