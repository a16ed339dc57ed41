import { moduleChanges } from '@resources/authority/moduleChanges';
import { distinct, type ModuleNode } from '@resources/authority/modules';
import { expect, test } from 'vitest';

const node = (id: string, name: string, children: ModuleNode[] = []): ModuleNode => ({
  id,
  name,
  have: '0',
  children,
});
const tree = [
  node('1', '用户管理', [node('2', '企业认证'), node('3', '个人认证')]),
  node('15', '财务管理', [node('18', '发票管理', [node('27', '发票初审')])]),
];

test('added and removed modules are named with their path, in the order of the tree', () => {
  expect(moduleChanges(tree, ['1', '2', '3'], ['27', '18', '15', '1', '3'])).toEqual({
    added: [
      { id: '18', name: '发票管理', path: '财务管理 / 发票管理' },
      { id: '27', name: '发票初审', path: '财务管理 / 发票管理 / 发票初审' },
    ],
    removed: [{ id: '2', name: '企业认证', path: '用户管理 / 企业认证' }],
  });
});

test('groups follow from their children: a server that stores none of them, or more, makes no change', () => {
  expect(moduleChanges(tree, ['2', '15'], ['1', '2'])).toEqual({ added: [], removed: [] });
  expect(moduleChanges([node('7', '首页')], [], ['7']).added).toEqual([
    { id: '7', name: '首页', path: '首页' },
  ]);
});

test('the same modules in another order are no change', () => {
  expect(moduleChanges(tree, ['1', '2'], ['2', '1'])).toEqual({ added: [], removed: [] });
});

test('of modules with the same id the first in the tree is shown', () => {
  const again = node('2', '企业认证');
  expect(distinct([...tree, again, node('9', '其他', [again, node('4', '余额查询')])])).toEqual([
    ...tree,
    node('9', '其他', [node('4', '余额查询')]),
  ]);
});

test('what is granted along with a module is named, too: a page above a right that was held alone', () => {
  const { added, removed } = moduleChanges(tree, ['27'], ['27']);
  expect(added.map(({ name }) => name)).toEqual(['发票管理']);
  expect(removed).toEqual([]);
});
