import OtherIcon from '@mui/icons-material/WidgetsOutlined';
import type { ComponentType } from 'react';
import type { ConsoleParts } from '../../application';

/**
 * The icon of a menu group: by the icon's name in the menu, which isn't specified, or else by where the group leads.
 * @param path of its first entry
 */
export function menuIcon(icons: ConsoleParts['icons'], name: string, path: string): ComponentType {
  const [, section = '', list = ''] = path.split('/');
  const known = [name, `${section}/${list}`, section].find((each) => Object.hasOwn(icons, each));
  return (known && icons[known]) || OtherIcon;
}
