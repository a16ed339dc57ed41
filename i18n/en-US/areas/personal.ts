import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/personal';
import { sessions } from '../pages/sessions';

export default {
  resources: {
    'personal/session': {
      name: 'My sessions',
      ...sessions,
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
