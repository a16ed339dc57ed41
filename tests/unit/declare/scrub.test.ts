import { idCard } from '@resources/checks';
import { describe, expect, it } from 'vitest';
import { scrub } from '../../../src/tools/declare/scrub';

describe('a recorded answer', () => {
  it('keeps no personal data and no secret', () => {
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

  it.each<[string, unknown]>([
    ['fullName', 'John Smith'],
    ['first_name', 'John'],
    ['last-name', 'Smith'],
    ['givenName', 'John'],
    ['family_name', 'Smith'],
    ['contactName', 'John Smith'],
    ['customer', 'John Smith'],
    ['receiver_name', 'John Smith'],
    ['created_by', 'jsmith'],
    ['contactPhone', '+49 30 1234567'],
    ['customer_phone', '(030) 123-4567'],
    ['receiverMobile', '5551234'],
    ['tel', 5_551_234],
    ['phone_no', '400-800-1234 转 1'],
    ['street', 'Unter den Linden 7'],
    ['addressLine1', 'Unter den Linden 7'],
    ['birthday', '1985-03-02'],
    ['birthDate', '1985-03-12 12:34'],
    ['date_of_birth', 478_569_600],
    ['passport-no', 'C01X00T47'],
    ['iban', 'DE89 3704 0044 0532 0130 00'],
    ['ssn', '078-05-1120'],
    ['loginIp', '203.0.113.9'],
    ['ip', '2001:db8::9'],
    ['id_card', 'A123456(7)'],
  ])('keeps nothing of %s: %j, nor in a nested record', (key, value) => {
    const parts = [...String(value).matchAll(/[\p{L}\d]{3,}/gu)].map(([part]) => part);
    const kept = (answer: unknown) =>
      Object.values(scrub({ [key]: answer }) as object).flatMap((each) => JSON.stringify(each));
    for (const said of [...kept(value), ...kept([value]), JSON.stringify(scrub({ more: { [key]: value } }))])
      for (const part of parts) expect(said.replace(key, '')).not.toContain(part);
    expect(typeof Object.values(scrub({ [key]: value }) as object)[0]).toBe(typeof value);
  });

  it("keeps nothing of a person who is recognised by the record's fields or a phone", () => {
    const people = [
      { contact: { name: 'John Smith', phone: { number: '+49 30 1234567' } } },
      { name: { first: 'John', last: 'Smith' } },
      { name: 'John Smith', mobile: '+49 30 1234567' },
    ];
    expect(JSON.stringify(scrub(people))).not.toMatch(/John|Smith|12345/);
  });

  it('keeps the form of a value, and numbers that only begin alike', () => {
    expect(scrub({ phone: '+49 (30) 12-34', birthday: '1985-03-02 08:00' })).toEqual({
      phone: '+00 (00) 00-01',
      birthday: '1990-01-02 08:00',
    });
    const plain = {
      last: 'x',
      first: 7,
      orderBy: 'price',
      zip: '10115',
      tip: '9.9.9',
      telling: 'y',
      full: 'z',
    };
    expect(scrub(plain)).toEqual(plain);
  });

  it('replaces a value everywhere by the same one, of the same kind', () => {
    const [one, other] = scrub([
      { mobile: '13912345678', idcard: '110101199003078515' },
      { mobile: '13912345678', n: 13912345678 },
    ]) as { mobile: string; idcard: string; n: number }[];
    expect(one?.mobile).toMatch(/^138\d{8}$/);
    expect(other?.mobile).toBe(one?.mobile);
    expect(String(other?.n)).toBe(one?.mobile);
    expect(idCard(one?.idcard ?? '')?.isValid).toBe(true);
  });

  it('keeps everything else', () => {
    const answer = {
      code: 200,
      data: { count: '3', data: [{ id: 7, channel: { name: '门店' }, tags: ['a'], none: null }] },
    };
    expect(scrub(answer)).toEqual(answer);
  });

  it("keeps a code that is also a person's name", () => {
    const rows = [
      { operator: '系统', source: '系统' },
      { operator: '李四', source: '李四' },
    ];
    expect(scrub(rows, new Set(['系统']))).toEqual([
      { operator: '系统', source: '系统' },
      { operator: '用户1', source: '用户1' },
    ]);
  });

  it('treats an invalid url as a url', () => {
    expect(scrub({ url: 'http://[oss.real.example/a.png' })).toEqual({ url: 'https://files.example.com/' });
  });
});
