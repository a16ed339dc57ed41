import { type Fields, optionalPassword, paging, readFields, text } from '@server/http/fields';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const read = (params: Record<string, unknown>, fields: Fields = { ...paging, name: text(3).optional() }) =>
  readFields(params, z.object(fields));

describe('the parameters of a call', () => {
  it('count as absent where they are empty or blank', () => {
    expect(read({ page: '', limit: ' ', name: '  ' })).toEqual({ page: 1, limit: 10 });
    expect(() => read({ name: ' ' }, { name: text(3) })).toThrow('缺少参数 name');
    expect(() => read({}, { name: z.string('请输入姓名').pipe(text(3)) })).toThrow('请输入姓名');
  });

  it('lose the blanks at their ends, except passwords', () => {
    expect(read({ name: ' 王 ' })).toMatchObject({ name: '王' });
    expect(read({ word: ' ' }, { word: optionalPassword })).toEqual({ word: ' ' });
  });

  it('are counted in characters, also those of two code units', () => {
    expect(read({ name: '𠮷𠮷𠮷' })).toMatchObject({ name: '𠮷𠮷𠮷' });
    expect(() => read({ name: '𠮷𠮷𠮷𠮷' })).toThrow('参数 name 不能超过3个字符');
  });

  it('are refused where a call doesn’t know them, even if they are empty', () => {
    expect(() => read({ page: '0', other: '' })).toThrow('未知参数：other');
    expect(() => read({ toString: '' })).toThrow('未知参数：toString');
    expect(read({ _: '1700000000', ticket: 'abc' })).toEqual({ page: 1, limit: 10 });
  });
});
