import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/user';

export default {
  pages: {
    users: {
      compare: 'Compare',
      compareWith: 'Compare with %{name}',
      duplicates: 'Possibly the same: these users have the same phone number',
      findDuplicates: 'Look for users with the same phone number',
      noDuplicates: 'No other user has the same phone number',
      duplicatesFailed: 'Whether other users have the same phone number could not be looked up',
    },
    points: {
      recipient: '%{name}, current balance %{points} points',
      looking: 'Looking up whose number this is…',
      nobody: 'No user of the type %{type} has this phone number',
      otherKind: '%{name} is of the user type “%{type}”',
      switchKind: 'Choose %{type}',
      ask: 'Confirm the gift',
      give: 'Give',
      makes:
        '%{points} point goes to %{name} (%{mobile}); the balance changes from %{before} to %{after}. Give it? |||| %{points} points go to %{name} (%{mobile}); the balance changes from %{before} to %{after}. Give them?',
      noUser:
        'No user of the type %{type} with %{mobile} was found. Give %{points} point to this number anyway? |||| No user of the type %{type} with %{mobile} was found. Give %{points} points to this number anyway?',
      unknown:
        'The user and balance of %{mobile} could not be found. Give %{points} point to this number? |||| The user and balance of %{mobile} could not be found. Give %{points} points to this number?',
      failed: 'The account balance of this user could not be looked up',
      owner: '%{name} (%{mobile}), account balance %{points} points',
      ownerUnknown: 'Whose balance this is could not be found out: come from the list of balances',
    },
  },
  resources: {
    'user/enterprise': {
      name: 'Enterprise certification',
      fields: {
        companyName: 'Company',
        mobile: 'Phone',
        registered_time: 'Registered',
        user_status: 'Real-name status',
        status_name: 'Real-name status in words',
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
      listActions: { exportAll: { name: 'Export all', hint: 'all records, whatever the query is' } },
      queues: { workbench: 'Review workbench' },
    },
    'user/individual': {
      name: 'Individual certification',
      fields: {
        name: 'Name',
        mobile: 'Phone',
        registered_time: 'Registered',
        user_status: 'Real-name status',
        status_name: 'Real-name status in words',
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
      listActions: { exportAll: { name: 'Export all', hint: 'all records, whatever the query is' } },
      queues: { workbench: 'Review workbench' },
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
        exportAll: { name: 'Export all', hint: 'all records, whatever the query is' },
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
        exportAll: { name: 'Export all', hint: 'all records, whatever the query is' },
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
        giveMany: { name: 'Give to several' },
      },
    },
    'user/Detail': {
      name: 'User detail',
      sections: {
        info: {
          name: 'User',
          fields: {
            'userInfo.name': 'User name',
            'userInfo.mobile': 'Phone',
            'userInfo.user_status': 'Real-name status',
          },
        },
        company: {
          name: 'Verification',
          fields: {
            'userDetailInfo.name': 'Company',
            'userDetailInfo.tax_number': 'Unified credit code',
            'userDetailInfo.legal_person': 'Legal person',
            'userDetailInfo.contact_idcard': 'Contact’s ID card',
            'userDetailInfo.type': 'Verified by',
            'userDetailInfo.address': 'Address',
          },
          empty: { 'userDetailInfo.address': 'Address not available' },
        },
        person: {
          name: 'Verification',
          fields: {
            'userDetailInfo.name': 'Real name',
            'userDetailInfo.contact_idcard': 'ID card',
            'userDetailInfo.type': 'Verified by',
            'userDetailInfo.address': 'Address',
          },
          empty: { 'userDetailInfo.address': 'Address not available' },
        },
        unknown: {
          name: 'Verification',
          fields: {
            'userDetailInfo.name': 'Name',
            'userDetailInfo.contact_idcard': 'ID card',
            'userDetailInfo.type': 'Verified by',
            'userDetailInfo.address': 'Address',
          },
          empty: { 'userDetailInfo.address': 'Address not available' },
        },
        api: {
          name: 'API',
          fields: { 'userInfo.app_id': 'AppID', 'userInfo.security_key': 'SecurityKey' },
        },
        photos: {
          name: 'ID photos',
          fields: {
            'userDetailInfo.author_front': 'ID card, front',
            'userDetailInfo.author_back': 'ID card, back',
            'userDetailInfo.author_hand': 'ID card in hand',
            'userDetailInfo.license': 'Business licence',
            'userDetailInfo.file': 'Authorization',
          },
        },
        records: {
          name: 'Review records',
          fields: { verifier: 'Reviewer', verify_time: 'Reviewed', status: 'Result', reason: 'Remark' },
        },
        timeline: {
          name: 'Timeline',
          fields: { status: 'Result', verifier: 'Reviewer', reason: 'Remark' },
          sources: {
            checks: 'Real-name review',
            applications: 'Application',
            orders: 'Notarization order',
            charges: 'Recharge or consumption',
            invoices: 'Invoice',
            gifts: 'Points given',
            web: 'Web forensics',
            process: 'Process forensics',
            mobile: 'Mobile forensics',
          },
        },
      },
      asks: {
        kind: {
          name: 'Is this a person or a company? Neither the link nor the papers tell; choose before reviewing.',
          choices: { individual: 'Person', enterprise: 'Company' },
        },
      },
      review: {
        decision: {
          name: 'Review',
          warnings: {
            minor: 'This person is under 18.',
            otherKind:
              'Reviewed as a person, but the papers contain what only companies have: check which it is.',
          },
          actions: {
            reject: { name: 'Reject', success: 'Done', fields: { account: 'Reason for rejecting' } },
            approve: {
              name: 'Approve',
              title: 'Approve',
              success: 'Done',
              confirm: 'Approve the real-name verification of “%{userInfo.name}”?',
            },
          },
        },
      },
    },
  },
} satisfies Translated<typeof zh>;
