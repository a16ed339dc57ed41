import { Button, Card, Stack, TextField } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import {
  Admin,
  type AuthProvider,
  type DataProvider,
  DataTable,
  DateField,
  List,
  Resource,
  SelectField,
  SelectInput,
  TextInput,
  useLogin,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/**
 * A typical app built with react-admin alone: the login and two lists of users, without the rest of the specification.
 */

const token = () => /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1];

async function ask(path: string, params: Record<string, unknown> = {}, init: RequestInit = {}) {
  const given = Object.entries(params).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`/api/${path}?${new URLSearchParams(given)}`, {
    headers: { Authorization: `Bearer ${token()}` },
    ...init,
  });
  const { code, message, data } = await response.json();
  if (Number(code) !== 200) throw new Error(message);
  return data;
}

const TYPES: Readonly<Record<string, number>> = { enterprise: 2, individual: 1 };

const dataProvider = {
  async getList(resource, { pagination: { page, perPage } = { page: 1, perPage: 10 }, filter }) {
    const query = { types: TYPES[resource], page, limit: perPage, ...filter };
    const { data, count } = await ask('ajax/user/getUserList', query);
    const rows = data.map((row: { user_id: string }) => ({ ...row, id: row.user_id }));
    return { data: rows, total: Number(count) };
  },
} as Partial<DataProvider> as DataProvider;

const authProvider: AuthProvider = {
  async login(form: Record<string, string>) {
    const data = await ask('login/login', {}, { method: 'POST', body: new URLSearchParams(form) });
    document.cookie = `token=${data.token}; Path=/; SameSite=Strict`;
  },
  async logout() {},
  checkAuth: async () => {
    if (!token()) throw new Error();
  },
  async checkError() {},
  getIdentity: async () => ({ id: '1', fullName: '管理员' }),
  async getPermissions() {},
};

const BOXES = { username: '账号', password: '密码', imgCode: '验证码' };

function Login() {
  const login = useLogin();
  const [captcha, setCaptcha] = useState<{ image: string; imgCodeToken: string }>();
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    ask('login/getImgCode').then(setCaptcha);
  }, []);
  function submit(event: FormEvent) {
    event.preventDefault();
    void login({ ...typed, imgCodeToken: captcha?.imgCodeToken });
  }
  return (
    <Card sx={{ maxWidth: 360, mx: 'auto', mt: 12, p: 3 }}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        {Object.entries(BOXES).map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            type={name === 'password' ? 'password' : 'text'}
            value={typed[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        {captcha && <img src={captcha.image} alt="验证码" />}
        <Button type="submit" variant="contained">
          登录
        </Button>
      </Stack>
    </Card>
  );
}

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

const columns = [
  <DataTable.Col key="mobile" source="mobile" label="手机号" />,
  <DataTable.Col key="registered_time" source="registered_time" label="注册时间">
    <DateField source="registered_time" showTime />
  </DataTable.Col>,
  <DataTable.Col key="user_status" source="user_status" label="实名状态">
    <SelectField source="user_status" choices={states} />
  </DataTable.Col>,
  <DataTable.Col key="check_time" source="check_time" label="实名时间" />,
];

const Enterprises = () => (
  <List filters={filters} perPage={10} title="企业认证">
    <DataTable>
      <DataTable.Col source="companyName" label="企业名称" />
      {columns}
      <DataTable.Col source="taxNumber" label="统一社会信用代码" />
      <DataTable.Col source="loginTime" label="最后登录时间" />
    </DataTable>
  </List>
);

const Individuals = () => (
  <List filters={filters} perPage={10} title="个人认证">
    <DataTable>
      <DataTable.Col source="name" label="姓名" />
      {columns}
      <DataTable.Col source="contact_idcard" label="身份证号" />
      <DataTable.Col source="loginTime" label="最后登录时间" />
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} loginPage={Login} disableTelemetry>
      <Resource name="enterprise" list={Enterprises} options={{ label: '企业认证' }} />
      <Resource name="individual" list={Individuals} options={{ label: '个人认证' }} />
    </Admin>,
  );
}
