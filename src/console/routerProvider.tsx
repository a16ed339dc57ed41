import {
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterTo,
  reactRouterProvider,
  useNotify,
} from 'ra-core';
import { type Ref, useCallback } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { NotFound } from './NotFound';
import { type OwnPages, redirected } from './ownPages';

/**
 * react-admin's router, with which its own parts lead to the declared pages. Where there is none, a link is plain text, and
 * nothing is navigated to without saying so.
 */
export const createRouterProvider = (pages: OwnPages) => ({
  ...reactRouterProvider,
  useNavigate() {
    const navigate = reactRouterProvider.useNavigate();
    const notify = useNotify();
    return useCallback<typeof navigate>(
      (to, options) => {
        const found = typeof to === 'number' ? to : redirected(to, pages);
        if (found === undefined) notify('shell.unserved.page', { type: 'warning' });
        else navigate(found, options);
      },
      [navigate, notify, pages],
    );
  },
  Link({ to, ref, ...rest }: RouterLinkProps & { readonly ref?: Ref<HTMLAnchorElement> }) {
    const found: RouterTo | undefined = redirected(to, pages);
    if (found === undefined) return <span className={rest.className}>{rest.children}</span>;
    return <Link ref={ref} to={found} {...rest} />;
  },
  Navigate({ to, ...rest }: RouterNavigateProps) {
    const found: RouterTo | undefined = redirected(to, pages);
    return found === undefined ? <NotFound /> : <Navigate to={found} {...rest} />;
  },
});
