import type { errors as zh } from '../zh-CN/errors';

export const errors = {
  chunk: 'The page could not be loaded; check the network and reload',
  reload: 'Reload',
  crashed: 'The page has failed; reload it',
  boot: 'The console could not start',
  retry: 'Retry',
  login: 'Log in again',
  loading: 'Loading…',
  session: 'Your session has expired, please log in again',
  forbidden: 'Insufficient permission, please log in again',
  disabled: 'This account is disabled',
  loginAgain: 'The change has taken effect, please log in again',
  dropped: 'Your session has ended, please log in again',
  refused: 'That did not succeed, please try again later',
  offline: 'The server cannot be reached, check the network and try again',
  timeout: 'The server did not answer within 30 seconds, please try again later',
  http: 'The server failed, please try again later',
  turnedAway: 'The server did not take this request, and nothing was changed',
  tooLarge: 'Too large: the server did not take it, and nothing was changed',
  tooMany: 'Too many requests: the server did not take this one, please try again later',
  emptyFile: 'The server answered an empty file',
  unsafeUrl: 'The link is not valid',
  malformed: 'The server answered something unreadable, please try again later',
  unsure: {
    offline: 'The connection was lost; this may have taken effect, so check before you try again',
    timeout:
      'The server did not answer within 30 seconds; this may have taken effect, so check before you try again',
    http: 'The server failed; this may have taken effect, so check before you try again',
    malformed:
      'The server answered something unreadable; this may have taken effect, so check before you try again',
  },
} satisfies typeof zh;
