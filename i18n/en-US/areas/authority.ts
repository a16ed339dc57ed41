import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/authority';
import { roles } from '../pages/roles';
import { sessions } from '../pages/sessions';

export default {
  pages: { roles },
  resources: {
    'authority/role': {
      name: 'Roles',
      fields: {
        position: 'Role name',
        desc: 'Description',
        status: 'Status',
      },
      actions: {
        view: { name: 'View details' },
        edit: { name: 'Edit' },
        copy: { name: 'Copy' },
        enable: {
          name: 'Enable',
          success: 'Done',
          confirm: 'Enable the role “%{position}”?',
        },
        disable: {
          name: 'Disable',
          success: 'Done',
          confirm: 'Disable the role “%{position}”?',
        },
        records: { name: 'Change records' },
      },
      listActions: {
        add: { name: 'Add' },
      },
      create: {
        name: 'Add role',
        success: 'Added',
        fields: {
          roleName: 'Role name',
          roleDesc: 'Description',
          menuId: 'Module permissions',
        },
      },
    },
    'authority/roleDetail': {
      name: 'Role',
      sections: {
        role: {
          name: 'Role',
          fields: {
            'roleInfo.position': 'Role name',
            'roleInfo.desc': 'Description',
            'roleInfo.status': 'Status',
          },
        },
        modules: { name: 'Module permissions' },
      },
      edit: {
        name: 'Edit role',
        success: 'Saved',
        closed: 'This role is built in: it can be looked at, not edited.',
        fields: {
          roleName: 'Role name',
          roleDesc: 'Description',
          menuId: 'Module permissions',
        },
      },
    },
    'authority/roleCopy': {
      name: 'Copy role',
      edit: {
        name: 'Copy role',
        success: 'Added',
        fields: {
          roleName: 'Role name',
          roleDesc: 'Description',
          menuId: 'Module permissions',
        },
      },
    },
    'authority/account': {
      name: 'Accounts',
      fields: {
        username: 'Account',
        realname: 'Name',
        mobile: 'Phone',
        position: 'Role',
        status: 'Status',
        is_accepted: 'Accepts issuing',
      },
      actions: {
        edit: { name: 'Edit' },
        enable: {
          name: 'Enable',
          success: 'Done',
          confirm: 'Enable the account “%{username}” of %{realname}, with the role “%{position}”?',
        },
        disable: {
          name: 'Disable',
          success: 'Done',
          confirm: 'Disable the account “%{username}” of %{realname}, with the role “%{position}”?',
        },
        accept: {
          name: 'Accept issuing',
          success: 'Done',
          confirm:
            'Let the account “%{username}” of %{realname}, with the role “%{position}”, accept certificate issuing?',
        },
        decline: {
          name: 'Pause issuing',
          success: 'Done',
          confirm:
            'Pause certificate issuing for the account “%{username}” of %{realname}, with the role “%{position}”?',
        },
        unlock: {
          name: 'Unlock',
          success: 'Unlocked',
          confirm:
            'Unlock the account “%{username}” of %{realname}, with the role “%{position}”? Its failed logins are forgotten.',
        },
        sessions: { name: 'Sessions' },
        records: { name: 'Change records' },
      },
      listActions: {
        add: { name: 'Add' },
      },
      create: {
        name: 'Add account',
        success: 'Added',
        fields: {
          username: 'Account',
          password: 'Password',
          realname: 'Name',
          mobile: 'Phone',
          role_id: 'Role',
        },
      },
      edit: {
        name: 'Edit account',
        success: 'Saved',
        closed: 'Accounts of the administrator role cannot be edited.',
        fields: {
          username: 'Account',
          password: 'Password',
          realname: 'Name',
          mobile: 'Phone',
          role_id: 'Role',
        },
      },
    },
    'authority/session': { name: 'Sessions', ...sessions },
    'authority/log': {
      name: 'Back-office login log',
      fields: {
        account_id: 'Account ID',
        name: 'Name',
        login_time: 'Login time',
        ip: 'IP address',
      },
      marks: { night: 'at night', newAddress: 'new among the rows read' },
    },
    'authority/audit': {
      name: 'Activity log',
      fields: {
        seq: 'No.',
        at: 'Time',
        name: 'Operator',
        kind: 'Access',
        target_kind: 'Target type',
        target_id: 'Target',
        call: 'Call',
        result: 'Result',
        details: 'Details',
        address: 'IP address',
        agent: 'Client',
        request_id: 'Request ID',
      },
      filters: {
        datetime: 'Time',
        account: 'Account',
        kind: 'Access',
        target: 'Target or search',
      },
      listActions: {
        exportFull: {
          name: 'Export whole entries with their hashes',
          hint: 'all entries that meet the present conditions, with calls and hashes, to be verified',
        },
      },
    },
    'authority/userLog': {
      name: 'User login log',
      fields: {
        account_id: 'Account ID',
        name: 'Name',
        login_time: 'Login time',
        ip: 'IP address',
        mobile: 'Phone',
      },
    },
    'authority/changeRecords': {
      name: 'Change records',
      fields: {
        operator: 'Operator',
        operate_time: 'Time',
        action: 'Change',
      },
    },
  },
} satisfies Translated<typeof zh>;
