import { describe, expect, it } from 'vitest';
import {
  flattened,
  heldOf,
  matching,
  toggled,
  without,
} from '../../../src/kinds/inputs/checklist/checklistTree';
import type { ChoiceOption } from '../../../src/kinds/inputs/options';

const option = (value: string, text: string, children: ChoiceOption[] = []): ChoiceOption => ({
  value,
  text,
  children,
});
const invoices = option('18', '发票管理', [option('27', '发票初审'), option('28', '财务开票')]);
const users = option('1', '用户管理', [option('2', '企业认证'), option('3', '个人认证')]);
const money = option('15', '财务管理', [option('16', '公证订单'), invoices]);
const tree = [users, money];

/** Checks or unchecks the options with these ids in turn. */
const pressed = (value: readonly string[], ...ids: string[]) =>
  ids.reduce<readonly string[]>((held, id) => {
    const node = flattened(tree).find((one) => one.value === id) as ChoiceOption;
    return toggled(tree, held, node, tree.includes(node));
  }, value);

describe('ticking', () => {
  it('a leaf adds it and the branches above it', () => {
    expect(pressed([], '2')).toEqual(['1', '2']);
    expect(pressed([], '27')).toEqual(['15', '18', '27']);
  });

  it('a branch adds everything below it', () => {
    expect(pressed([], '15')).toEqual(['15', '16', '18', '27', '28']);
  });

  it('a half-ticked branch completes it', () => {
    expect(pressed(['1', '2'], '1')).toEqual(['1', '2', '3']);
  });
});

describe('unticking', () => {
  it('a branch removes everything below it', () => {
    expect(pressed(['1', '2', '3', '15', '16'], '1')).toEqual(['15', '16']);
  });

  it('the last leaf removes the heading above it', () => {
    expect(pressed(['1', '2'], '2')).toEqual([]);
  });

  it('the steps of a page leaves the page, which can be held by itself', () => {
    const list = pressed([], '18', '27', '28');
    expect(list).toEqual(['15', '18']);
    expect(heldOf(invoices, list, false)).toBe('some');
    expect(pressed(list, '18', '18')).toEqual([]);
  });
});

describe('a value', () => {
  it('shows a branch as half-ticked when only part of it is held', () => {
    expect(heldOf(users, ['2'])).toBe('some');
    expect(heldOf(users, ['2', '3'])).toBe('all');
    expect(heldOf(users, ['1'])).toBe('none');
    expect(heldOf(money, ['18'])).toBe('some');
  });

  it('keeps an unknown id', () => {
    expect(pressed(['99'], '2')).toEqual(['1', '2', '99']);
  });

  it('changes only where a search shows it', () => {
    const [shown] = matching(tree, '企业') as [ChoiceOption];
    expect(shown.children.map(({ text }) => text)).toEqual(['企业认证']);
    expect(toggled(tree, [], shown, true)).toEqual(['1', '2']);
    expect(toggled(tree, ['1', '2', '3'], shown, true)).toEqual(['1', '3']);
  });
});

describe('a search', () => {
  it('returns a matching branch completely, and nothing without a match', () => {
    expect(matching(tree, ' 发票管理 ')).toEqual([{ ...money, children: [invoices] }]);
    expect(matching(tree, '没有')).toEqual([]);
  });
});

it('a separate option is not in the tree', () => {
  expect(flattened(without(tree, '28')).map(({ value }) => value)).toEqual([
    '1',
    '2',
    '3',
    '15',
    '16',
    '18',
    '27',
  ]);
});
