import { fillPath, type RouteParams, type RouteTable } from '../../schema/routes';

/** The address of the page that shows a record, that of the step if it has one; `''` if there is none. */
export function pageOf(routes: RouteTable, show: string, step: string, params: RouteParams): string {
  const pages = Object.values(routes).flatMap((route) =>
    'show' in route && route.show === show ? [route] : [],
  );
  const page = pages.find((route) => route.step === step) ?? pages[0];
  return page ? fillPath(page.path, params) : '';
}
