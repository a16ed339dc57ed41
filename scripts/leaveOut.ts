import type { Plugin } from 'vite';

/**
 * What react-admin imports whether or not an app shows it, and this console never does. Each is replaced by the stand-in
 * beside it; what it weighs is in docs/decisions/0004-size-budgets.md.
 */
const NEVER_SHOWN: Readonly<Record<string, string>> = {
  // Its own CSV export: ours writes what the columns show (src/ui/csv).
  'jsonexport/dist/index.js': 'export default () => {}',
  // Names guessed from resource names: every resource here has its own, in both languages.
  'inflection/lib/inflection.js':
    'const same = (word) => word; export { same as humanize, same as pluralize, same as singularize, same as inflect, same as transform, same as underscore, same as capitalize, same as camelize }; export default {}',
  // Accents in the column picker's search: there are none in Chinese, and labels are searched as written.
  'diacritic/diacritics.js': 'export const clean = (text) => text, remove = (text) => text',
  // The default menu, the default top bar's parts and the edit-the-screen mode: menu and top bar are the console's own.
  'ra-ui-materialui/dist/layout/Menu.js': 'export const Menu = () => null; export const MenuClasses = {}',
  'ra-ui-materialui/dist/layout/UserMenu.js':
    'export const UserMenu = () => null; export const UserMenuClasses = {}',
  'ra-ui-materialui/dist/button/LocalesMenuButton.js':
    'export const LocalesMenuButton = () => null; export const LocalesMenuButtonClasses = {}',
  'ra-ui-materialui/dist/layout/LoadingIndicator.js':
    'export const LoadingIndicator = () => null; export const LoadingIndicatorClasses = {}',
  'ra-ui-materialui/dist/layout/PageTitleConfigurable.js':
    'export const PageTitleConfigurable = () => null; export const PageTitleEditor = () => null',
  'ra-ui-materialui/dist/preferences/Inspector.js':
    'export const Inspector = () => null; export const InspectorClasses = {}',
  // Polyglot's polyfills for browsers that no longer exist.
  'object.entries/index.js': 'module.exports = Object.entries',
  'hasown/index.js': 'module.exports = Object.hasOwn',
  // A tooltip engine with its positioning library: icon buttons say their name the browser's own way.
  '@mui/material/esm/Tooltip/Tooltip.js': `import { cloneElement } from 'react';
    export default function Tooltip({ title, children }) {
      if (typeof title !== 'string' || !title) return children;
      return cloneElement(children, { title, 'aria-label': children.props['aria-label'] ?? title });
    }`,
  // Bulk deletion: nothing here deletes.
  'ra-ui-materialui/dist/button/BulkDeleteButton.js': 'export const BulkDeleteButton = () => null',
};

/**
 * MUI 7 puts a checkbox's `aria-label` on its wrapper and not on its input, so that the rows' checkboxes, which
 * react-admin names that way, have no name for a screen reader.
 */
const MENDED = {
  file: 'ra-ui-materialui/dist/list/datatable/SelectRowCheckbox.js',
  from: /"aria-label": (translate\('ra\.action\.select_row', \{[^}]*\}\))/,
  to: 'slotProps: { input: { "aria-label": $1 } }',
};

/** lodash, which react-admin imports by file, from the smaller library that answers the same. */
const LODASH = /^lodash\/(\w+)\.js$/;

/** Leaves {@link NEVER_SHOWN} out of the build. A name that no longer exists fails it, so that the list stays true. */
export function leaveOut(): Plugin {
  const met = new Set<string>();
  const nameOf = (id: string) =>
    Object.keys(NEVER_SHOWN).find((name) => id.endsWith(`/node_modules/${name}`));
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const [, name] = source.match(LODASH) ?? [];
      return name && this.resolve(`es-toolkit/compat/${name}`);
    },
    load(id) {
      const name = nameOf(id);
      if (!name) return null;
      met.add(name);
      return { code: NEVER_SHOWN[name] ?? '', moduleSideEffects: false };
    },
    transform(code, id) {
      if (!id.endsWith(`/node_modules/${MENDED.file}`)) return null;
      if (!MENDED.from.test(code)) this.error(`scripts/leaveOut.ts: ${MENDED.file} is not as it was`);
      return code.replace(MENDED.from, MENDED.to);
    },
    buildEnd(error) {
      const gone = Object.keys(NEVER_SHOWN).filter((name) => !met.has(name));
      if (!error && gone.length > 0)
        this.error(`scripts/leaveOut.ts names what is no longer imported: ${gone.join(', ')}`);
    },
  };
}
