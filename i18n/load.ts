type Load = () => Promise<{ default: object }>;

const consoles: Readonly<Record<string, Load>> = {
  'zh-CN': () => import('./zh-CN/console'),
  'en-US': () => import('./en-US/console'),
};
const areas = import.meta.glob<{ default: object }>('./*/areas/*.ts');

/** The console's words in a language, without those of resources and pages. */
export async function loadConsole(locale: string): Promise<object> {
  const load = consoles[locale];
  if (!load) throw new Error(`there are no words in ${locale}`);
  return (await load()).default;
}

/** The words of a menu area's resources and pages; empty if it has none. */
export const loadArea = async (locale: string, area: string) =>
  ((await areas[`./${locale}/areas/${area}.ts`]?.())?.default ?? {}) as Record<string, object>;
