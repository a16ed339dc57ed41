import type { LoginFieldName } from '@resources/session';
import type { LoginWords } from 'declared-console';
import { login as engine } from 'declared-console/words/zh-CN/login';
import { product } from './product';

/** The login page of this product: the product's name, the fields of the form, and the product's settings. */
export const login = {
  ...engine,
  product,
  fields: {
    account: { label: '账号', required: '账号不能为空' },
    password: { label: '密码', required: '密码不能为空' },
    captcha: { label: '验证码', required: '请输入验证码' },
  },
  settings: {
    ...engine.settings,
    problems: {
      ...engine.settings.problems,
      noHash: '网址中应有 {hash}，用于填入区块链哈希',
      notHosts: '应为列表，每项形如 {"from": "旧主机名", "to": "新主机名"}',
      notHostNames: '应为主机名列表',
      notPasswordRule: '应为 contract 或 long',
      notFlag: '应为 true 或 false',
    },
  },
} satisfies LoginWords & { fields: Record<LoginFieldName, object> };
