import type { Translated } from '../types';
import type * as zh from '../zh-CN/timestamps';

export const timestamps: Translated<typeof zh.timestamps> = {
  unreadable: 'The time stamp can’t be read',
  imprint: { good: 'of this file', bad: 'not of this file', open: 'of this file or not: not known' },
  signature: {
    good: 'signature valid',
    bad: 'signature not valid',
    open: 'signature not checked: it carries no certificate',
  },
  chain: {
    good: 'chain of certificates whole (whether its root can be trusted is not judged)',
    bad: 'chain of certificates not valid',
    open: 'chain of certificates ends before a root',
  },
  time: {
    good: 'stamped while its certificates were valid',
    bad: 'stamped while its certificates were not valid',
    open: 'time not checked',
  },
  reasons: {
    sm: 'by SM2/SM3, which can’t be checked here',
    algorithm: 'by an algorithm that can’t be checked here',
    noCrypto: 'this browser can’t check time stamps',
  },
};
