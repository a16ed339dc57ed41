import { login as en } from './en-US/login';
import { login as zh } from './zh-CN/login';

/** The words of the login page in both languages: there are few, and switching needs no request. */
export const login = { 'zh-CN': zh, 'en-US': en };
