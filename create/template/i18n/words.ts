type Words = Readonly<Record<string, object>>;

const consoles = import.meta.glob<{ default: Words }>('./*/console.ts');
const areas = import.meta.glob<{ default: Words }>('./*/areas/*.ts');

/** What all pages of the console say, in one language. */
export const consoleWords = async (locale: string): Promise<Words> =>
  (await consoles[`./${locale}/console.ts`]?.())?.default ?? {};

/** What the engine says on reviews and in the inspector; other areas are the application's. */
const engine: Readonly<Record<string, () => Promise<{ default: Words }>>> = {
  'en-US/review': () => import('declared-console/words/en-US/review'),
  'en-US/inspect': () => import('declared-console/words/en-US/inspect'),
  'en-US/transfers': () => import('declared-console/words/en-US/transfers'),
  'en-US/queries': () => import('declared-console/words/en-US/queries'),
  'zh-CN/review': () => import('declared-console/words/zh-CN/review'),
  'zh-CN/inspect': () => import('declared-console/words/zh-CN/inspect'),
  'zh-CN/transfers': () => import('declared-console/words/zh-CN/transfers'),
  'zh-CN/queries': () => import('declared-console/words/zh-CN/queries'),
};

/** The words of an area's resources, in one language. */
export const areaWords = async (locale: string, area: string): Promise<Words> => {
  const load = areas[`./${locale}/areas/${area}.ts`] ?? engine[`${locale}/${area}`];
  return (await load?.())?.default ?? {};
};
