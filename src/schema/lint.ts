import type { FiguresOf } from './figures';
import * as actions from './lint/actionRules';
import * as calls from './lint/callRules';
import * as columns from './lint/columnRules';
import * as conditions from './lint/conditionRules';
import * as enums from './lint/enumRules';
import * as figures from './lint/figureRules';
import * as filters from './lint/filterRules';
import type { Finding, LintRule } from './lint/finding';
import * as forms from './lint/formRules';
import { hint } from './lint/hint';
import * as options from './lint/optionRules';
import * as own from './lint/resourceRules';
import * as reviews from './lint/reviewRules';
import * as routes from './lint/routeRules';
import * as several from './lint/severalRules';
import * as shows from './lint/showRules';
import * as timelines from './lint/timelineRules';
import type { AnyResource } from './resource';
import type { RouteTable } from './routes';

/** Every rule by its code. A code never changes its meaning. */
export const rules = {
  RES001: own.nameIsRoute,
  RES003: own.isOfUse,
  RES004: own.keyExists,
  RES005: own.idIsKey,
  RES006: own.selectionHasKey,
  RES010: calls.callExists,
  RES011: calls.callIsUsed,
  RES012: columns.columnExists,
  RES013: calls.pathIsPlain,
  RES014: calls.detailSendsId,
  RES015: calls.pathIsFilled,
  RES020: columns.listHasColumns,
  RES021: columns.columnIsOnce,
  RES022: columns.columnIsShown,
  RES023: columns.columnIsOneValue,
  RES024: columns.secretIsNoLink,
  RES025: columns.markIsOnColumn,
  RES026: columns.sumIsOfFigure,
  RES027: columns.sortIsNotById,
  RES030: filters.filterIsFree,
  RES032: filters.filterIsFit,
  RES033: filters.filterIsOptional,
  RES034: filters.foundIsTaken,
  RES035: filters.formFindsNothing,
  RES036: filters.filterIsOfField,
  RES037: filters.searchIsNeeded,
  RES038: filters.tabsAreOfFilter,
  RES040: conditions.conditionExists,
  RES041: conditions.conditionValueExists,
  RES042: conditions.conditionCanHold,
  RES043: conditions.calcIsExplained,
  RES044: conditions.listActionIsUnconditional,
  RES050: forms.submitAsks,
  RES051: forms.ruleNamesInputs,
  RES052: forms.shownNamesInputs,
  RES053: forms.limitSpeaks,
  RES054: forms.patternIsStateless,
  RES055: forms.initialIsValue,
  RES056: forms.withIsApart,
  RES057: forms.editHasDetail,
  RES058: forms.fromNamesInputs,
  RES059: forms.formHasInputs,
  RES060: actions.linkIsPath,
  RES061: actions.columnLinkIsPath,
  RES062: actions.actionPermissionIsGiven,
  RES064: actions.selectionIsAboutRows,
  RES065: actions.fileUrlIsRow,
  RES066: forms.inputIsDrawn,
  RES067: forms.limitsLeaveNumbers,
  RES068: options.optionExists,
  RES069: forms.editStartsFromRecord,
  RES070: enums.codeIsOnce,
  RES071: enums.valueHasCode,
  RES072: forms.repeatedExists,
  RES090: shows.blockFieldExists,
  RES091: shows.blockFieldIsOneValue,
  RES092: shows.fileIsUrl,
  RES093: shows.blockFieldIsShown,
  RES094: shows.blockFieldIsOnce,
  RES100: shows.sectionHasBlock,
  RES101: shows.showHasDetail,
  RES102: shows.showIdIsParam,
  RES107: timelines.timelineReadsRecord,
  RES115: shows.besideIsFact,
  RES110: reviews.stepHasAction,
  RES111: reviews.stepAsksOnce,
  RES112: reviews.decidedExists,
  RES113: reviews.reviewHasShow,
  RES114: reviews.pauseIsShort,
  RES120: reviews.pendingIsFilter,
  RES121: reviews.queueIsPending,
  RES122: reviews.ageIsOfMoment,
  RES123: reviews.limitsAreInOrder,
  RES124: reviews.rowTellsPending,
  RES125: figures.figureIsOfOneKind,
  RES126: figures.figureIsOfFilters,
  RES127: figures.drawnIsNumber,
  RES128: several.severalTellPending,
} as const satisfies Record<`RES${number}`, LintRule>;

/** The rules that compare pages, resources and areas of words with each other, by code. */
export const tableRules = {
  RES095: routes.routeOpensDeclared,
  RES106: routes.personalPageOpens,
  RES129: several.severalIsDecided,
  RES096: routes.openedIsDeclared,
  RES097: routes.pathIsUnique,
  RES098: routes.pathTellsId,
  RES099: routes.openerTellsId,
  RES103: routes.linkLeadsToPage,
  RES104: routes.openerNamesParams,
  RES105: routes.wordsAreThere,
  RES108: timelines.timelineReadsLists,
} as const satisfies Record<`RES${number}`, routes.TableRule>;

/** The code of a rule, such as `RES012`. */
export type RuleCode = keyof typeof rules;

/**
 * Checks a declaration for what types can't express, and for what a cast hides from them. Returns a line for each finding,
 * such as `RES012 area/orders list.columns[4] 'ordrNo': did you mean 'orderNo'?`; no lines if the declaration is sound.
 * @example
 * import { expect, it } from 'vitest';
 *
 * it('is sound', () => expect(lint(resource)).toEqual([]));
 */
export function lint(resource: AnyResource): readonly string[] {
  return Object.entries<LintRule>(rules).flatMap(([code, rule]) => linesOf(code, resource, rule(resource)));
}

const linesOf = (code: string, { name }: AnyResource, findings: Iterable<Finding>): readonly string[] =>
  [...findings].map(({ path, problem }) => `${code} ${name} ${path}: ${problem}`);

/**
 * Reports a resource whose name isn't the one it has in the manifest (RES080).
 * @param registered its name in the manifest
 */
export const lintName = (resource: AnyResource, registered: string): readonly string[] =>
  resource.name === registered
    ? []
    : [`RES080 ${resource.name} name: it is registered as '${registered}', and a name is its route`];

/**
 * Reports the filters and fixed parameters of a list that have the name of a paging parameter (RES031).
 * @param paging the names of the parameters with which the application's codec requests a page
 */
export const lintPaging = (resource: AnyResource, paging: readonly string[]): readonly string[] =>
  linesOf('RES031', resource, filters.pagingIsFree(resource, paging));

/**
 * Reports the entries of a menu that lead neither to a list nor to a page (RES081).
 * @param urls the paths of the entries, such as `/area/orders`
 * @param lists the names of the resources that have a list
 */
export function lintMenu(
  urls: readonly string[],
  table: RouteTable,
  lists: readonly string[],
): readonly string[] {
  const pages = routes.pagesOf(lists, table);
  return urls
    .filter((url) => !routes.isPage(url, pages))
    .map((url) => {
      const name = url.slice(1);
      const line = `for a list of this path, add to the manifest: '${name}': () => import('./${name}'),`;
      return `RES081 menu '${url}': ${hint(url, pages, 'page')} — ${line}`;
    });
}

/**
 * Reports the permissions that an action or a page requires but the menu can't have (RES082). They are easily overlooked: below
 * a list without finer permissions in the menu, everybody is offered what requires one.
 * @param permissions all permissions that the server's menu can have
 */
export function lintRights(
  table: RouteTable,
  resources: routes.Resources,
  permissions: readonly string[],
): readonly string[] {
  return [...routes.rightsAsked(table, resources)]
    .filter(({ permission }) => !permissions.includes(permission))
    .map(
      ({ of, path, permission }) =>
        `RES082 ${of} ${path} '${permission}': ${hint(permission, permissions, 'permission in the menu')}${NO_RIGHT}`,
    );
}

/**
 * Reports what the page to begin with names but no declaration has: figures, or the list that they belong to (RES083).
 * @param shown the resources whose figures are shown
 */
export const lintFigures = (shown: readonly FiguresOf[], resources: routes.Resources): readonly string[] =>
  shown.flatMap((each) => {
    const { of, under = undefined } = typeof each === 'string' ? { of: each } : { under: undefined, ...each };
    const known = Object.keys(resources).filter((name) => resources[name]?.definition.list?.figures);
    const lists = Object.keys(resources).filter((name) => resources[name]?.definition.list);
    return [
      ...(known.includes(of) ? [] : [`RES083 figures '${of}': ${hint(of, known, 'list with figures')}`]),
      ...(under === undefined || lists.includes(under)
        ? []
        : [`RES083 figures '${of}' under '${under}': ${hint(under, lists, 'list')}`]),
    ];
  });

const NO_RIGHT = ' (nobody can be given it: add an entry with it to the menu, or name another)';

/**
 * Checks what pages and resources say about each other. Returns a line for each finding, like {@link lint}; no lines if
 * everything that a page, dialog or queue opens is declared, and every page has its words.
 * @param areas the areas that have words
 */
export function lintRoutes(
  table: RouteTable,
  resources: routes.Resources,
  areas: readonly string[],
): readonly string[] {
  return Object.entries<routes.TableRule>(tableRules).flatMap(([code, rule]) =>
    [...rule(table, resources, areas)].map(({ of, path, problem }) => `${code} ${of} ${path}: ${problem}`),
  );
}
