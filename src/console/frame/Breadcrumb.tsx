import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { shownChildren } from '../../auth/menu';
import { useConsole } from '../../kit/ConsoleContext';
import { useMenuName } from '../../kit/useMenuName';
import { useMenuPath } from '../openPage';
import styles from './Breadcrumb.module.css';

/** The page's place in the menu; its own title follows in the heading. */
export function Breadcrumb() {
  const { pathname } = useLocation();
  const menuPath = useMenuPath();
  const { menu } = useConsole();
  const translate = useTranslate();
  const nameOf = useMenuName();
  const found = menu
    .flatMap((group) => shownChildren(group).map((entry) => ({ group, ...entry })))
    .find(({ path }) => path === menuPath);
  if (!found) return null;
  const { group, item, path } = found;
  return (
    <nav aria-label={translate('shell.menu.breadcrumb')} className={styles.breadcrumb}>
      <ol>
        <li>{nameOf(group.name)}</li>
        <li>
          {pathname === path ? (
            <span aria-current="page">{nameOf(item.name)}</span>
          ) : (
            <Link to={path}>{nameOf(item.name)}</Link>
          )}
        </li>
      </ol>
    </nav>
  );
}
