// Without it a list weighs 1.15 times as much, and is there after 1.65 times as long (tests/bench/README.md).

import { dirname, relative } from 'node:path';

const engine = dirname(import.meta.dirname);

/**
 * What every list of the console needs, in one chunk: as some forty small chunks it weighs 15 kB more. A module that isn't
 * named here still works; it just gets its own chunk.
 */
const EVERY_ENTRY =
  'start/(entries|loadEntry|showFailure|reportCrash)|chunks|createConsole|areaOf|locale|composing|words|externalStore|serverTime|api/(answers|limits|client|encode|errors|activity|settings|safeUrl|safeImage|sentence)|auth/(session|cookies|runtime|authProvider|login|menu|otherTabs)|storage/(preferences|keptConfig|clearDrafts|storage)|schema/(ownPath|capabilities)|model/(calls|values|text|unread)|speed/prefetches|withCapabilities';
const PACKAGES =
  'query-string|split-on-first|strict-uri-encode|filter-obj|decode-uri-component|@emotion|@mui/(system(?!/esm/Stack)|utils|styled-engine|private-theming)|@tanstack/(react-query|query-core)|react-router|react-router-dom|react-transition-group|react-error-boundary|react-is|es-toolkit(?!/dist/(promise|error|_internal/DOMException|util/queue|array/(mapAsync|groupBy|uniqBy)|object/mapValues))|stylis|node-polyglot|ra-i18n-polyglot|clsx|hoist-non-react-statics|@babel/runtime';
const MUI =
  'styles(?!/cssUtils)|internal(?!/(animate|svg-icons|SwitchBase|switchBase))|utils|colors|transitions|zero-styled|Button|ButtonBase|Modal|Collapse|Drawer|Unstable_TrapFocus|Slide|CircularProgress|IconButton|AppBar|FormControl|Typography|SvgIcon|CssBaseline|Paper|Fade|Backdrop|Toolbar|Portal|use(?!Autocomplete)\\w+|Box|Tooltip|GlobalStyles|DefaultPropsProvider';
const RA_CORE = 'core|auth|store|routing|util|dataTable|i18n|notification|preferences|export';
/** By name: what only pages of react-admin's own parts use belongs to them. */
const RA_UI =
  /\/ra-ui-materialui\/dist\/(theme\/|button\/(Button|ToggleThemeButton|LocalesMenuButton|RefreshIconButton|SkipNavigationButton)\.js)/;

const LIST =
  'clock\\.|console/(?!toasts/Notification|OnceSettled|ClockNotice|Presses|OpenedInView|PastedInSearch|UnreadEntries|NoMenu|start/(unseenConsole|driftReport)|frame/PersonalMenu|palette/|goTo/|pending/|transfers/|home/(?!openFigures)|inspect/|ownPages/(ownPages|DeclaredPage))|speed/(KeptStyles|keptStyles|usePrefetch|LikelyNext|answerAhead)\\.|ui/list/(?!\\w*Dialog|SavedQueries|SharedQueries|useSharedQueries|QueryItem|QueriesHeading|savedQuery|useQueries|CopyLink|shareList|listLook|LentLook|FilterTabs|useTabCounts|Column(sMenu|Head|Edge)|TableLook|ListFailed|EmbeddedList|WholeBody|SearchHere|FoundRows|RowGroups|RecordCards|sortRows|NewRows|SpellingsNote)|kinds/(fields/(?!secret/SecretText|[Ff]act|url/UrlFact)|inputs/(FilterInput|OwnFilter|filter|\\w+/\\w+Filter))|kit/(\\w+Context|columns|listQuery|shortcuts|transfers|WhenSettled|PageHeading|takeFocus|Deferred|format|useMenuName|Abbreviated|ToneLabel|Waiting|insertText|useIsFocused)\\.|ui/forms/(LeaveContext|filledIn)\\.|auth/(drafts|phrases)\\.|storage/(shapes|toKeptJson)|api/dataProvider|schema/(record|validate|inputs)\\.|model/(conditions|enums|dateRange)\\.';

/** What prefetches rows before the console has loaded. */
const ROWS =
  'served|speed/prefetchList|api/listCall|model/(enums|paths|moments|numbers|region|rows|shape|conditions|dateRange|noise|numberInput)|kinds/inputs/(i|shared|defineInput|\\w+/define)|kinds/fields/(fields|textField|numberField|defineField|\\w+/define)|schema|schema/(variants|inputs|record|resource|actions|show|labels|forms)';

/** An application's own modules in the engine's chunks, by their ids. */
export interface ApplicationChunks {
  /** What every entry needs: what `createConsole` is given, its codec and session, the errors' words. */
  readonly start?: RegExp;
  /** What the first rows need: the manifest, the routes, the enums, how a menu is decoded. */
  readonly rows?: RegExp;
}

/**
 * Rolldown's groups. They keep modules shared by all entries out of the console's chunk, and rendering code out of the
 * starting chunk.
 */
export function chunkGroups({ start, rows }: ApplicationChunks) {
  const packages = (pattern: string) => {
    const test = new RegExp(`node_modules/(${pattern})/`);
    return (id: string) => test.test(id);
  };
  const engines = (pattern: string) => {
    const test = new RegExp(`^(${pattern})`);
    return (id: string) => test.test(relative(engine, id));
  };
  const anyOf =
    (...tests: readonly ((id: string) => boolean | undefined)[]) =>
    (id: string) =>
      tests.some((test) => test(id));
  const bundlers = (id: string) => /vite\/preload-helper|^\0rolldown/.test(id);
  return [
    {
      name: 'start',
      test: anyOf(bundlers, engines(`(${EVERY_ENTRY})\\.|words/[\\w-]+/errors\\.`), (id) => start?.test(id)),
      priority: 3,
    },
    {
      name: 'draw',
      test: anyOf(
        packages('react|react-dom|scheduler'),
        engines('(reactEntry|lazyChunk|useLoad|api/openUrl|storage/useAppearance|kit/FieldFrame)\\.'),
      ),
      priority: 2,
    },
    // Together with what it shares with the page for problems in config.json; its colours, with the public entries.
    { name: 'showLogin', test: engines('login/(?!showProblems|problems)'), priority: 2 },
    { name: 'entry', test: engines('entry\\.css'), priority: 3 },
    {
      name: 'file',
      test: engines('api/(fetchFile|streamFile|disposition|loadableUrl|loadingFailure|documentFormat)\\.'),
      priority: 2,
    },
    { name: 'rows', test: anyOf(engines(`(${ROWS})\\.`), (id) => rows?.test(id)), priority: 2 },
    {
      name: 'frame',
      test: anyOf(packages(`(${PACKAGES})|@mui/material/esm/(${MUI})|ra-core/dist/(${RA_CORE})`), (id) =>
        RA_UI.test(id),
      ),
      priority: 1,
    },
    { name: 'list', test: engines(LIST) },
  ];
}
