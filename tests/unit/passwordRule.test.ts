import { checkPassword } from '@server/session/passwordRule';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';

const owner = { username: 'someone@example.com', realname: '王小明', mobile: '13800000000' };

it('the long rule refuses the 3000 most used passwords among those that are long enough for it', () => {
  const longEnough = dictionary['passwords-common'].filter((password) => [...password].length >= 8);
  for (const password of longEnough.slice(0, 3000))
    expect(() => checkPassword({ passwordRule: 'long' }, password, owner), password).toThrow('太常见');
});
