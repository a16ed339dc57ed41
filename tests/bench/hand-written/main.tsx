import {
  Admin,
  type AuthProvider,
  type DataProvider,
  DataTable,
  DateField,
  List,
  Login,
  Resource,
  SelectField,
  SelectInput,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** What a developer writes with react-admin alone: the login and the enterprise list, nothing of what else is specified. */

const token = () => /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1];

async function ask(path: string, params: Record<string, unknown>) {
  const given = Object.entries(params).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`/api/${path}?${new URLSearchParams(given)}`, {
    headers: { Authorization: `Bearer ${token()}` },
  });
  const { code, message, data } = await response.json();
  if (Number(code) !== 200) throw new Error(message);
  return data;
}

const dataProvider = {
  async getList(_resource, { pagination: { page, perPage } = { page: 1, perPage: 10 }, filter }) {
    const query = { types: 2, page, limit: perPage, ...filter };
    const { data, count } = await ask('ajax/user/getUserList', query);
    const rows = data.map((row: { user_id: string }) => ({ ...row, id: row.user_id }));
    return { data: rows, total: Number(count) };
  },
} as Partial<DataProvider> as DataProvider;

const authProvider: AuthProvider = {
  async login() {},
  async logout() {},
  checkAuth: async () => {
    if (!token()) throw new Error();
  },
  async checkError() {},
  getIdentity: async () => ({ id: '1', fullName: '管理员' }),
  async getPermissions() {},
};

const states = [
  { id: '1', name: '未提交' },
  { id: '2', name: '待审核' },
  { id: '3', name: '已通过' },
  { id: '4', name: '已拒绝' },
];

const filters = [
  <TextInput key="keyword" source="keyword" label="名称或手机号" alwaysOn />,
  <SelectInput key="status" source="status" label="实名状态" choices={states} alwaysOn />,
];

const Users = () => (
  <List filters={filters} perPage={10} title="企业认证">
    <DataTable>
      <DataTable.Col source="companyName" label="企业名称" />
      <DataTable.Col source="mobile" label="手机号" />
      <DataTable.Col source="registered_time" label="注册时间">
        <DateField source="registered_time" showTime />
      </DataTable.Col>
      <DataTable.Col source="user_status" label="实名状态">
        <SelectField source="user_status" choices={states} />
      </DataTable.Col>
      <DataTable.Col source="check_time" label="实名时间" />
      <DataTable.Col source="taxNumber" label="统一社会信用代码" />
      <DataTable.Col source="loginTime" label="最后登录时间" />
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} loginPage={Login} disableTelemetry>
      <Resource name="user" list={Users} />
    </Admin>,
  );
}
