import { useMediaQuery } from '@mui/material';
import { type SortPayload, useLocaleState, useTheme, useThemesContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { mayDo } from '../../auth/menu';
import { useConsole } from '../../kit/ConsoleContext';
import { filtersIn } from '../../kit/listQuery';
import type { AnyResource } from '../../schema/resource';
import { type ServerExport, serverExports } from '../../ui/export/serverExports';
import type { Destination } from './destination';
import type { useFindable } from './useFindable';

/** The list that is open, with its filters and its order. */
export interface OpenList {
  readonly resource: AnyResource;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Its order, if one was chosen. */
  readonly chosen: SortPayload;
  readonly exports: readonly ServerExport[];
}

interface Commands {
  readonly findable: ReturnType<typeof useFindable>;
  readonly onExport: (list: OpenList) => void;
  readonly onLogout: () => void;
}

/** What the account may do from anywhere, and with the list that is open. */
export function useCommands({ findable, onExport, onLogout }: Commands): readonly Destination[] {
  const translate = useTranslate();
  const { locales, rights } = useConsole();
  const { pathname, search } = useLocation();
  const [locale, setLocale] = useLocaleState();
  const { darkTheme, defaultTheme } = useThemesContext();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [theme, setTheme] = useTheme(defaultTheme ?? (prefersDark && darkTheme ? 'dark' : 'light'));
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const group = translate('palette.commands');
  const command = (key: string, label: string, opens: Destination['opens'], stays = false): Destination => ({
    key: `command ${key}`,
    label,
    group,
    opens,
    stays,
  });

  const resource = findable?.lists.find(({ name }) => `/${name}` === pathname);
  return [
    ...[...(findable?.additions ?? [])].map(([path, { name }]) =>
      command(path, translate(`resources.${name}.create.name`), path),
    ),
    ...(resource ? ofList(resource) : []),
    command('theme', translate(`palette.theme.${otherTheme}`), () => setTheme(otherTheme)),
    ...Object.entries(locales)
      .filter(([tag]) => tag !== locale)
      .map(([tag, language]) =>
        command(tag, translate('palette.language', { language }), () => setLocale(tag)),
      ),
    command('logout', translate('ra.auth.logout'), onLogout, true),
  ];

  /** The export of the list as it is filtered. */
  function ofList(resource: AnyResource): readonly Destination[] {
    const { name, definition } = resource;
    // What was searched for in rows that are read already is the list's own to export.
    if (definition.list?.searchHere) return [];
    const params = new URLSearchParams(search);
    const filter = filtersIn(params);
    const chosen: SortPayload = {
      field: params.get('sort') ?? '',
      order: params.get('order') === 'DESC' ? 'DESC' : 'ASC',
    };
    const permitted = Object.entries(definition.list?.actions ?? {}).filter(([, { permission }]) =>
      mayDo(rights, name, permission),
    );
    const exports = serverExports(permitted);
    const label = translate('palette.export', { list: translate(`resources.${name}.name`) });
    return [command('export', label, () => onExport({ resource, filter, chosen, exports }), true)];
  }
}
