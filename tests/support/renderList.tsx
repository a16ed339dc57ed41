import { Suspense } from 'react';
import { ListOfPage } from '../../src/kit/PageContext';
import type { AnyResource } from '../../src/schema/resource';
import ListPage from '../../src/ui/list/ListPage';
import { menuOf, renderConsole } from './renderConsole';

/** Renders the list of a resource that a test declares, at its own path, with these answers. */
export const renderList = (
  resource: AnyResource,
  answers: NonNullable<Parameters<typeof renderConsole>[0]>['answers'],
) =>
  renderConsole({
    at: `/${resource.name}`,
    menu: menuOf([resource.name]),
    declares: { [resource.name]: resource },
    pages: {
      [`/${resource.name}`]: (
        <ListOfPage value={resource.name}>
          <Suspense>
            <ListPage resource={resource} />
          </Suspense>
        </ListOfPage>
      ),
    },
    answers,
  });
