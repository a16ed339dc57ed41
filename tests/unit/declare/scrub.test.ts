import { idCard } from '@resources/checks';
import { describe, expect, it } from 'vitest';
import { scrub } from '../../../scripts/declare/scrub';

describe('a recorded answer', () => {
  it('keeps nothing of a person, nor a secret', () => {
    const personal = {
      mobile: '13912345678',
      tel: 13912345678,
      idcard: '110101199003078515',
      card: '6222021234567890123',
      mail: 'li.si@real.example.org',
      realName: '李四',
      address: '北京市海淀区中关村1号',
      token: 'eyJhbGciOi',
      note: '请致电 13912345678 或 li.si@real.example.org',
      file: 'https://oss.real.example.org/a/b.png?sign=abc',
      complainant: '孙八',
      buyer: { name: '王五' },
      history: [{ by: '赵六', said: '李四' }],
    };
    const text = JSON.stringify(scrub(personal));
    for (const value of [
      '13912345678',
      '110101199003078515',
      '6222021234567890123',
      'real',
      '李四',
      '孙八',
      '王五',
      '赵六',
      '海淀',
      'eyJ',
      'sign',
    ])
      expect(text.replaceAll('realName', '')).not.toContain(value);
  });

  it('replaces a value by the same one everywhere, of the same kind', () => {
    const [one, other] = scrub([
      { mobile: '13912345678', idcard: '110101199003078515' },
      { mobile: '13912345678', n: 13912345678 },
    ]) as { mobile: string; idcard: string; n: number }[];
    expect(one?.mobile).toMatch(/^138\d{8}$/);
    expect(other?.mobile).toBe(one?.mobile);
    expect(String(other?.n)).toBe(one?.mobile);
    expect(idCard(one?.idcard ?? '')?.isValid).toBe(true);
  });

  it('keeps whatever else was answered', () => {
    const answer = {
      code: 200,
      data: { count: '3', data: [{ id: 7, channel: { name: '门店' }, tags: ['a'], none: null }] },
    };
    expect(scrub(answer)).toEqual(answer);
  });

  it('keeps a code that a person is called by too', () => {
    const rows = [
      { operator: '系统', source: '系统' },
      { operator: '李四', source: '李四' },
    ];
    expect(scrub(rows, new Set(['系统']))).toEqual([
      { operator: '系统', source: '系统' },
      { operator: '用户1', source: '用户1' },
    ]);
  });

  it('takes an address that is none for an address', () => {
    expect(scrub({ url: 'http://[oss.real.example/a.png' })).toEqual({ url: 'https://files.example.com/' });
  });
});
