import { useTranslate } from 'react-admin';

/**
 * Translates the name of a menu entry; unknown names stay as the server sent them.
 * @example
 * const nameOf = useMenuName();
 * const names = useConsole().menu.map(({ name }) => nameOf(name));
 */
export function useMenuName(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(`shell.menu.names.${name}`, { _: name });
}
