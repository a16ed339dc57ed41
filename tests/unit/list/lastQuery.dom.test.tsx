import { render } from '@testing-library/react';
import { StoreContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../../../src/console/store';
import { asLeft, useRememberedQuery } from '../../../src/ui/list/lastQuery';
import { runtime, session } from '../../support/runtime';

const PHONE = '?filter=%7B%22keyword%22%3A%2213005034911%22%7D&page=2';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

function List() {
  useRememberedQuery();
  return null;
}

/** A console in which a list was opened at an address. */
function opened(address: string, store = createStore(runtime)) {
  render(
    <StoreContextProvider value={store}>
      <MemoryRouter initialEntries={[address]}>
        <List />
      </MemoryRouter>
    </StoreContextProvider>,
  );
  return store;
}

describe('a list is opened from the menu as it was left', () => {
  it('with its filters and page, from another page', () => {
    const store = opened(`/user/enterprise${PHONE}`);
    expect(asLeft(store, '/user/enterprise', '/user/individual')).toBe(`/user/enterprise${PHONE}`);
    expect(asLeft(store, '/user/individual', '/user/enterprise')).toBe('/user/individual');
  });

  it('but its own entry leads from the list to all its rows', () => {
    const store = opened(`/user/enterprise${PHONE}`);
    expect(asLeft(store, '/user/enterprise', '/user/enterprise')).toBe('/user/enterprise');
  });

  it('without the filters that were reset since', () => {
    const store = opened('/user/enterprise', opened(`/user/enterprise${PHONE}`));
    expect(asLeft(store, '/user/enterprise', '/user/individual')).toBe('/user/enterprise');
  });

  it('and a filter in the link wins', () => {
    const store = opened(`/user/enterprise${PHONE}`);
    expect(asLeft(store, '/user/enterprise?filter=x', '/')).toBe('/user/enterprise?filter=x');
  });

  it('for this account in this tab only: nothing of it is stored', () => {
    opened(`/user/enterprise${PHONE}`);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('13005034911');
    expect(asLeft(createStore(runtime), '/user/enterprise', '/')).toBe('/user/enterprise');
  });
});
