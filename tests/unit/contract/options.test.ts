import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../src/tools/contract/options';

const read = (args: string, env: NodeJS.ProcessEnv = {}) =>
  readOptions(args.split(' ').filter(Boolean), env, ['user/enterprise', 'app/feedback']);

describe('the options of npm run contract', () => {
  it('name a server and a token, and optionally resources', () => {
    expect(read('--url https://a.example/ --token t --only user/enterprise --only app/feedback')).toEqual({
      url: 'https://a.example',
      token: 't',
      only: ['user/enterprise', 'app/feedback'],
      capability: [],
      json: false,
    });
  });

  it('may leave the token to the environment, which no shell history keeps', () => {
    expect(read('--url https://a.example', { CONTRACT_TOKEN: 'secret' })?.token).toBe('secret');
  });

  it('are nothing when help is requested', () => {
    expect(read('--help')).toBeUndefined();
  });

  it.each([
    ['', /Name the server/],
    ['--url ftp://a.example --token t', /Name the server/],
    ['--url https://a.example', /Give the token/],
    ['--url https://a.example --token t --only user/nobody', /'user\/nobody' isn't a declared resource/],
    ['--urls https://a.example', /--urls/],
  ])('are refused in one sentence: %s', (args, sentence) => {
    expect(() => read(args)).toThrow(sentence);
  });
});
