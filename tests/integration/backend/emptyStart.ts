import { readFile } from 'node:fs/promises';
import { passwordFile } from '@server/start/firstPassword';
import { expect } from 'vitest';
import { loginAt } from '../../support/loginAt';

const lists = [
  '/api/ajax/user/getUserList?types=1',
  '/api/ajax/user/getUserList?types=2',
  '/api/ajax/user/getBalanceList',
  '/api/ajax/user/getPoints',
  '/api/ajax/data/getEvidencesList?type=1',
  '/api/ajax/data/dataList',
  '/api/ajax/evidence/getProList?type=1',
  '/api/ajax/data/getOrderList',
  '/api/ajax/data/getOrderChargeList',
  '/api/LoginLog/getList?type=2',
];

/**
 * Expects a server without sample data: nobody's rows, one administrator who logs in with the password in the data folder,
 * and who can add a role and an account.
 */
export async function expectEmpty(url: string, dataDir: string): Promise<void> {
  const [username = '', password = ''] = (await readFile(passwordFile(dataDir), 'utf8')).trim().split(' / ');
  const { code, data } = await loginAt(url, { username, password });
  expect(code).toBe(200);
  const headers = { Authorization: `Bearer ${data.token}` };
  const ask = async (path: string, form?: Record<string, string>) =>
    (
      await fetch(
        url + path,
        form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers },
      )
    ).json();
  for (const list of lists)
    expect(await ask(list), list).toMatchObject({ code: 200, data: { count: 0, data: [] } });
  expect((await ask('/api/ajax/power/adminList')).data).toMatchObject({
    count: 1,
    data: [{ username: 'admin' }],
  });
  expect((await ask('/api/member/getMenu', {})).data.role.length).toBeGreaterThan(5);
  const role = { menuId: '1,2', roleName: '审核', roleDesc: '实名审核' };
  expect(await ask('/api/ajax/role/addRole', role)).toMatchObject({ code: 200 });
  const { data: roles } = await ask('/api/ajax/role/getRoleList');
  expect(roles).toMatchObject({ count: 2 });
  const roleId = String(roles.data.find(({ position }: { position: string }) => position === '审核').id);
  const account = {
    username: '13800138000',
    password: 'secret2026',
    realname: '王小明',
    mobile: '13800138000',
  };
  expect(await ask('/api/ajax/power/addAccount', { ...account, role_id: roleId })).toMatchObject({
    code: 200,
  });
}
