// Without it a list weighs 1.2 times as much (tests/bench/README.md).

import type { Plugin, Rolldown } from 'vite';

/**
 * Modules that react-admin always imports and this console never shows. Each is replaced by the source beside it, in
 * development too. Their sizes are in docs/decisions/0011-what-is-left-out-is-left-out-everywhere.md.
 */
const NEVER_SHOWN: Readonly<Record<string, string>> = {
  // Its CSV export, with jsonexport: ours writes what the columns show (src/ui/csv/exportRows.ts).
  'ra-core/dist/export/defaultExporter.js':
    'export const defaultExporter = (rows, _related, dataProvider, resource) => dataProvider.exportRows(resource, rows)',
  // A declared list is sorted by its own heads (src/ui/list/ColumnHead.tsx).
  'ra-ui-materialui/dist/button/SortButton.js': 'export default () => null',
  // Labels guessed from resource names: every resource here has its own, in both languages.
  'inflection/lib/inflection.js':
    'const same = (word) => word; export { same as humanize, same as pluralize, same as singularize, same as inflect, same as transform, same as underscore, same as capitalize, same as camelize }; export default {}',
  // The menu of locales, with MUI's menus and popovers: the console has a button for each.
  'ra-ui-materialui/dist/button/LocalesMenuButton.js':
    'export const LocalesMenuButton = () => null; export const LocalesMenuButtonClasses = {}',
  // Joins any number of what is like an array, with lodash's shorthands for callbacks: react-admin joins two arrays.
  'es-toolkit/dist/compat/array/union.mjs': 'export { union } from "es-toolkit/array/union"',
  // The parts of the default top bar, and the edit mode: the console has its own top bar.
  'ra-ui-materialui/dist/layout/UserMenu.js':
    'export const UserMenu = () => null; export const UserMenuClasses = {}',
  'ra-ui-materialui/dist/layout/PageTitleConfigurable.js':
    'export const PageTitleConfigurable = () => null; export const PageTitleEditor = () => null',
  'ra-ui-materialui/dist/preferences/Inspector.js':
    'export const Inspector = () => null; export const InspectorClasses = {}',
  // Polyglot's polyfills for browsers that no longer exist.
  'object.entries/index.js': 'module.exports = Object.entries',
  // A tooltip engine with its positioning library: icon buttons use the browser's tooltip.
  '@mui/material/esm/Tooltip/Tooltip.js': `import { cloneElement } from 'react';
    export default function Tooltip({ title, children }) {
      if (typeof title !== 'string' || !title) return children;
      return cloneElement(children, { title, 'aria-label': children.props['aria-label'] ?? title });
    }`,
  // Themes of CSS variables: react-admin's use plain values.
  '@mui/material/esm/styles/createThemeWithVars.js':
    'export const createGetCssVar = undefined; export { default } from "./createThemeNoVars.js"',
  '@mui/material/esm/styles/ThemeProviderWithVars.js':
    'export { default as CssVarsProvider, default as Experimental_CssVarsProvider } from "./ThemeProviderNoVars.js"; export const useColorScheme = undefined, getInitColorSchemeScript = undefined',
  // Ripples: the theme turns them off.
  '@mui/material/esm/ButtonBase/TouchRipple.js': 'export default () => null',
};

/**
 * What lets react-admin's tables sort a list by a click on any head: only declared columns can be sorted by, and only by the
 * console's own heads. Rows that are in the browser, such as those of an array field, still can.
 */
const SORTS: Readonly<Record<string, readonly [string, string]>> = {
  'ra-core/dist/controller/list/useListController.js': [
    'setSort: queryModifiers.setSort,',
    'setSort: undefined,',
  ],
  'ra-core/dist/controller/list/useInfiniteListController.js': [
    'setSort: queryModifiers.setSort,',
    'setSort: undefined,',
  ],
  'ra-core/dist/controller/field/useReferenceManyFieldController.js': [
    '        setSort,\n',
    '        setSort: undefined,\n',
  ],
};

/** lodash, which react-admin imports file by file, from the smaller es-toolkit. */
const LODASH = /^lodash\/(\w+)\.js$/;

const isFile = (id: string, name: string) => id.endsWith(`/node_modules/${name}`);

/** Shared by the build and by the packages that Vite prebundles for development. */
const replacing = {
  name: 'leave-out',
  resolveId(this: Rolldown.PluginContext, source: string) {
    const [, name] = source.match(LODASH) ?? [];
    return name && this.resolve(`es-toolkit/compat/${name}`);
  },
  load(id: string) {
    const code = Object.entries(NEVER_SHOWN).find(([name]) => isFile(id, name))?.[1];
    return code && { code, moduleSideEffects: false };
  },
  transform(code: string, id: string) {
    const [name, [sorts, sortsNot]] = Object.entries(SORTS).find(([name]) => isFile(id, name)) ?? [
      '',
      ['', ''],
    ];
    if (name === '') return undefined;
    if (!code.includes(sorts)) throw new Error(`src/speed/leaveOut.ts: ${name} sorts in another way now`);
    return { code: code.replace(sorts, sortsNot), map: null };
  },
};

/** `react-router` gives everyone its development build, warnings included; the one for production lies beside it. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id.replace('/dist/development/', '/dist/production/');
  },
  // What it exports and nobody imports would stay for the sake of its name in React's tools.
  transform: (code, id) =>
    id.includes('/react-router/dist/production/')
      ? {
          code: code
            .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
            .replace(/= (React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        }
      : undefined,
};

/**
 * Leaves {@link NEVER_SHOWN} out, in development too, so that it shows what the build shows. A name that is no longer
 * imported fails the build, so that the list stays accurate.
 */
export const leaveOut = (): Plugin[] => [
  routerForProduction,
  {
    ...replacing,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replacing] } } }),
  },
  {
    name: 'leave-out-check',
    apply: 'build',
    buildEnd(error) {
      const met = [...this.getModuleIds()];
      const gone = Object.keys(NEVER_SHOWN).filter((name) => !met.some((id) => isFile(id, name)));
      if (!error && gone.length > 0)
        this.error(`src/speed/leaveOut.ts names what is no longer imported: ${gone.join(', ')}`);
    },
  },
];
