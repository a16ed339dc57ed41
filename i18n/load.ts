type Load = () => Promise<{ default: object }>;

const consoles: Readonly<Record<string, Load>> = {
  'zh-CN': () => import('./zh-CN/console'),
  'en-US': () => import('./en-US/console'),
};
const areas = import.meta.glob<{ default: object }>('./*/areas/*.ts');

/** What the console says in a language before a resource or a page brings its own words. */
export async function loadConsole(locale: string): Promise<object> {
  const load = consoles[locale];
  if (!load) throw new Error(`there are no words in ${locale}`);
  return (await load()).default;
}

/** The words of one menu area: its resources and pages. An area without words of its own answers none. */
export const loadArea = async (locale: string, area: string) =>
  ((await areas[`./${locale}/areas/${area}.ts`]?.())?.default ?? {}) as Record<string, object>;
