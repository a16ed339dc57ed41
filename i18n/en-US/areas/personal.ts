import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/personal';
import { sessions } from '../pages/sessions';

export default {
  resources: {
    'personal/claim': {
      name: 'Records at work',
      fields: { item: 'Record', holder: 'By', is_own: 'Whose', since: 'Since', remaining: 'Seconds left' },
    },
    'personal/exportReport': { name: 'Reported exports' },
    'personal/receipt': {
      name: 'Receipts',
      fields: {
        verdict: 'Decision',
        time: 'Decided at',
        verifier: 'By',
        warnings: 'Warnings',
        is_acknowledged: 'Warnings confirmed',
        is_confirmed: 'Known to be made',
        digest: 'Hash of the record',
      },
    },
    'personal/sharedQuery': {
      name: 'Shared queries',
      fields: { label: 'Name', owner: 'Shared by', is_own: 'Whose', time: 'Shared at', search: 'Query' },
    },
    'personal/session': {
      name: 'My sessions',
      ...sessions,
    },
    'personal/activity': {
      name: 'My activity',
      fields: { kind: 'Operation', today: 'Today', week: 'This week' },
      figures: { mine: 'Today and this week' },
    },
    'personal/password': {
      name: 'Change password',
      create: {
        name: 'Change password',
        success: 'Password changed, please log in again',
        fields: { old_password: 'Present password', password: 'New password', again: 'New password again' },
      },
    },
  },
} satisfies Translated<typeof zh>;
