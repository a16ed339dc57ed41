import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/user';

export default {
  resources: {
    'user/enterprise': {
      name: 'Enterprise certification',
      fields: {
        companyName: 'Company',
        mobile: 'Phone',
        registered_time: 'Registered',
        user_status: 'Real-name status',
        check_time: 'Real-name time',
        taxNumber: 'Unified credit code',
        loginTime: 'Last login',
      },
      filters: {
        registtime: 'Registered',
        realtime: 'Real-name time',
        status: 'Real-name status',
        keyword: 'Name or phone',
      },
      actions: { review: { name: 'Review' }, view: { name: 'View' } },
      listActions: { workbench: { name: 'Review workbench' }, exportAll: { name: 'Export' } },
    },
    'user/individual': {
      name: 'Individual certification',
      fields: {
        name: 'Name',
        mobile: 'Phone',
        registered_time: 'Registered',
        user_status: 'Real-name status',
        check_time: 'Real-name time',
        contact_idcard: 'ID card',
        loginTime: 'Last login',
      },
      filters: {
        registtime: 'Registered',
        realtime: 'Real-name time',
        status: 'Real-name status',
        keyword: 'Name or phone',
      },
      actions: {
        review: { name: 'Review' },
        view: { name: 'View' },
      },
      listActions: {
        workbench: { name: 'Review workbench' },
        exportAll: { name: 'Export' },
      },
    },
    'user/balance': {
      name: 'Balance',
      fields: {
        name: 'User',
        mobile: 'Phone',
        type: 'User type',
        translateGiveSum: 'Contract-amount gift',
        testGiveSum: 'Test-experience gift',
        rechargeGiveSum: 'Recharge-return gift',
        give: 'Other',
        points: 'Account balance',
      },
      filters: {
        status: 'User type',
        keyword: 'Name or phone',
      },
      listActions: {
        exportAll: { name: 'Export' },
      },
    },
    'user/balance/detail': {
      name: 'Balance detail',
      fields: {
        order_no: 'Order no.',
        type: 'Business type',
        order_type: 'Order type',
        create_time: 'Order time',
        balance: 'Order amount',
      },
      filters: {
        registtime: 'Order time',
        status: 'Order type',
      },
      listActions: {
        exportAll: { name: 'Export' },
      },
    },
    'user/integral': {
      name: 'Points giving',
      fields: {
        mobile: 'Phone',
        company: 'User',
        time: 'Time',
        type: 'Type',
        userStatus: 'User type',
        points: 'Points',
        explain: 'Reason',
        admin: 'Operator',
      },
      filters: {
        keyword: 'Phone',
        type: 'User type',
        pointsType: 'Gift type',
      },
      listActions: {
        give: {
          name: 'Give points',
          success: 'Points given',
          fields: {
            mobile: 'Phone',
            type: 'User type',
            pointsType: 'Gift type',
            points: 'Points',
            explain: 'Reason',
          },
        },
      },
    },
    'user/Detail': {
      name: 'User detail',
      actions: {
        approve: {
          name: 'Approve',
          success: 'Done',
          confirm: 'Approve this user’s real-name verification?',
        },
        reject: {
          name: 'Reject',
          success: 'Done',
          fields: {
            account: 'Reason',
          },
        },
      },
    },
  },
} satisfies Translated<typeof zh>;
