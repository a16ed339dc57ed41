import type { Translated } from '../translated';
import type { login as zh } from '../zh-CN/login';

export const login = {
  login: 'Log in',
  loggingIn: 'Logging in…',
  captchaImage: 'Captcha, click for another',
  captchaLoading: 'Loading',
  captchaFailed: 'Failed, try again',
  captchaMissing: 'The picture is not there yet: wait, or try again',
  entering: 'Opening the console…',
  menuFailed: 'You are logged in, but the menu could not be loaded',
  noMenu: 'This account has no menu; please ask an administrator',
  unread: {
    title: 'These menu entries can not be opened:',
    noUrl: 'without a path',
    badUrl: 'its path is not understood',
    noPage: 'there is no such page',
  },
  retry: 'Try again',
  otherAccount: 'Use another account',
  language: 'Language',
  dark: 'Switch to dark',
  light: 'Switch to light',
  settings: {
    title: 'config.json is wrong, the console was not started',
    hint: 'Correct what is listed and reload the page. Changes take effect at once, without a rebuild.',
    reload: 'Reload',
    problems: {
      unknown: 'there is no such setting, check the spelling',
      notText: 'should be text',
      notNames: 'should be a list of names',
      notUrl: 'should be an http or https url',
      notBase: 'should be a path that starts with /, or an http or https url',
      notPath: 'should be empty, or a path that begins with /',
      notReportUrl: 'should be empty, a path that begins with /, or an https url',
      notObject: 'should be a JSON object',
    },
  },
} satisfies Translated<typeof zh>;
