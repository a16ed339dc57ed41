import { icons } from '@resources/menuIcons';
import { expect, it } from 'vitest';
import { menuIcon } from '../../../src/console/frame/menuIcon';

it.each([
  ['a name that it knows', 'money', '/user/enterprise', 'money'],
  [
    'the list that it begins with, by a name of the server’s own',
    'el-icon-stamp',
    '/evidence/results',
    'evidence/results',
  ],
  ['the section that it leads to', 'el-icon-document', '/evidence/certificate', 'evidence'],
  ['the section, without a name', '', '/app/version', 'app'],
])('a menu group has the icon of %s', (_of, name, path, known) => {
  expect(menuIcon(icons, name, path)).toBe(icons[known]);
});

it.each(['constructor', '__proto__', 'toString'])(
  'a menu group called %s gets an icon like every other',
  (name) => {
    expect(menuIcon(icons, name, '/nowhere/list')).toBe(menuIcon(icons, '', '/elsewhere/list'));
  },
);
