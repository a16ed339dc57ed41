import type balanceResource from '@resources/user/balance';
import type balanceDetailResource from '@resources/user/balance/detail';
import type detailResource from '@resources/user/detail';
import type enterpriseResource from '@resources/user/enterprise';
import type individualResource from '@resources/user/individual';
import type integralResource from '@resources/user/integral';
import type { LabelsOf } from 'declared-console/schema';

/** 用户管理 */
export default {
  pages: {
    users: {
      compare: '对比',
      compareWith: '与 %{name} 对比',
      duplicates: '可能重复：以下用户使用相同的手机号',
      findDuplicates: '查找相同手机号的用户',
      noDuplicates: '没有其他用户使用相同的手机号',
      duplicatesFailed: '查询使用相同手机号的其他用户失败',
    },
    points: {
      recipient: '%{name}，当前余额 %{points} 积分',
      looking: '正在查询该手机号的用户…',
      nobody: '没有找到使用该手机号的%{type}用户',
      otherKind: '%{name}是%{type}用户',
      switchKind: '改选%{type}',
      ask: '确认赠送',
      give: '赠送',
      makes: '向 %{name}（%{mobile}）赠送 %{points} 积分，余额由 %{before} 变为 %{after}。确定赠送？',
      noUser: '没有找到使用 %{mobile} 的%{type}用户。仍要向该手机号赠送 %{points} 积分？',
      unknown: '%{mobile} 的用户和余额查询失败。确定向该手机号赠送 %{points} 积分？',
      failed: '该用户的账户余额查询失败',
      owner: '%{name}（%{mobile}），账户余额 %{points} 积分',
      ownerUnknown: '无法确定账户所属用户，请从“余额查询”进入',
    },
  },
  resources: {
    'user/enterprise': {
      name: '企业认证',
      fields: {
        companyName: '企业名称',
        mobile: '手机号',
        registered_time: '注册时间',
        user_status: '实名状态',
        status_name: '实名状态说明',
        check_time: '实名时间',
        taxNumber: '统一社会信用代码',
        loginTime: '最后登录时间',
      },
      filters: { registtime: '注册时间', realtime: '实名时间', status: '实名状态', keyword: '名称或手机号' },
      actions: { review: { name: '审核' }, view: { name: '查看' } },
      listActions: { exportAll: { name: '导出全部', hint: '全部记录，不受查询条件影响' } },
      queues: { workbench: '审核工作台' },
    } satisfies LabelsOf<typeof enterpriseResource>,
    'user/individual': {
      name: '个人认证',
      fields: {
        name: '用户姓名',
        mobile: '手机号',
        registered_time: '注册时间',
        user_status: '实名状态',
        status_name: '实名状态说明',
        check_time: '实名时间',
        contact_idcard: '身份证号',
        loginTime: '最后登录时间',
      },
      filters: {
        registtime: '注册时间',
        realtime: '实名时间',
        status: '实名状态',
        keyword: '姓名或手机号',
      },
      actions: {
        review: { name: '审核' },
        view: { name: '查看' },
      },
      listActions: { exportAll: { name: '导出全部', hint: '全部记录，不受查询条件影响' } },
      queues: { workbench: '审核工作台' },
    } satisfies LabelsOf<typeof individualResource>,
    'user/balance': {
      name: '余额查询',
      fields: {
        name: '用户名称',
        mobile: '手机号',
        type: '用户类型',
        translateGiveSum: '合同金额赠送',
        testGiveSum: '测试体验赠送',
        rechargeGiveSum: '充值返赠',
        give: '其他',
        points: '账户余额',
      },
      filters: {
        status: '用户类型',
        keyword: '名称或手机号',
      },
      listActions: {
        exportAll: { name: '导出全部', hint: '全部记录，不受查询条件影响' },
      },
    } satisfies LabelsOf<typeof balanceResource>,
    'user/balance/detail': {
      name: '余额明细',
      fields: {
        order_no: '订单编号',
        type: '业务类型',
        order_type: '订单类型',
        create_time: '订单时间',
        balance: '订单金额',
      },
      filters: {
        registtime: '订单时间',
        status: '订单类型',
      },
      listActions: {
        exportAll: { name: '导出全部', hint: '全部记录，不受查询条件影响' },
      },
    } satisfies LabelsOf<typeof balanceDetailResource>,
    'user/integral': {
      name: '积分赠送',
      fields: {
        mobile: '手机号',
        company: '用户名称',
        time: '时间',
        type: '类型',
        userStatus: '用户类型',
        points: '积分',
        explain: '原因',
        admin: '操作人',
      },
      filters: {
        keyword: '手机号',
        type: '用户类型',
        pointsType: '赠送类型',
      },
      listActions: {
        give: {
          name: '赠送积分',
          success: '赠送成功',
          fields: {
            mobile: '手机号',
            type: '用户类型',
            pointsType: '赠送类型',
            points: '积分',
            explain: '原因',
          },
        },
        giveMany: { name: '批量赠送' },
      },
    } satisfies LabelsOf<typeof integralResource>,
    'user/Detail': {
      name: '用户详情',
      sections: {
        info: {
          name: '用户信息',
          fields: {
            'userInfo.name': '用户名称',
            'userInfo.mobile': '手机号',
            'userInfo.user_status': '实名状态',
          },
        },
        company: {
          name: '认证信息',
          fields: {
            'userDetailInfo.name': '企业名称',
            'userDetailInfo.tax_number': '统一社会信用代码',
            'userDetailInfo.legal_person': '法定代表人',
            'userDetailInfo.contact_idcard': '联系人身份证号',
            'userDetailInfo.type': '认证方式',
            'userDetailInfo.address': '地址',
          },
          empty: { 'userDetailInfo.address': '地址信息未获取' },
        },
        person: {
          name: '认证信息',
          fields: {
            'userDetailInfo.name': '真实姓名',
            'userDetailInfo.contact_idcard': '身份证号',
            'userDetailInfo.type': '认证方式',
            'userDetailInfo.address': '地址',
          },
          empty: { 'userDetailInfo.address': '地址信息未获取' },
        },
        unknown: {
          name: '认证信息',
          fields: {
            'userDetailInfo.name': '姓名或企业名称',
            'userDetailInfo.contact_idcard': '身份证号',
            'userDetailInfo.type': '认证方式',
            'userDetailInfo.address': '地址',
          },
          empty: { 'userDetailInfo.address': '地址信息未获取' },
        },
        api: {
          name: 'API信息',
          fields: { 'userInfo.app_id': 'AppID', 'userInfo.security_key': 'SecurityKey' },
        },
        photos: {
          name: '证件照片',
          fields: {
            'userDetailInfo.author_front': '身份证正面',
            'userDetailInfo.author_back': '身份证反面',
            'userDetailInfo.author_hand': '手持身份证',
            'userDetailInfo.license': '营业执照',
            'userDetailInfo.file': '授权文件',
          },
        },
        records: {
          name: '审核记录',
          fields: { verifier: '审核人', verify_time: '审核时间', status: '审核结果', reason: '审核意见' },
        },
        timeline: {
          name: '时间线',
          fields: { status: '审核结果', verifier: '审核人', reason: '审核意见' },
          sources: {
            checks: '实名审核',
            applications: '出证申请',
            orders: '公证订单',
            charges: '充值消费订单',
            invoices: '发票',
            gifts: '积分赠送',
            web: '网页取证',
            process: '过程取证',
            mobile: '移动取证',
          },
        },
      },
      asks: {
        kind: {
          name: '该用户是个人还是企业？链接没有说明，提交的资料也不足以判断；选择后才能审核。',
          choices: { individual: '个人', enterprise: '企业' },
        },
      },
      review: {
        decision: {
          name: '审核',
          warnings: {
            minor: '该用户未满18周岁。',
            otherKind: '按个人审核，但提交的资料有企业才有的内容，请核对用户类型。',
          },
          actions: {
            reject: { name: '拒绝', success: '操作成功', fields: { account: '拒绝原因' } },
            approve: {
              name: '通过',
              title: '审核通过',
              success: '操作成功',
              confirm: '确定通过“%{userInfo.name}”的实名认证？',
            },
          },
        },
      },
    } satisfies LabelsOf<typeof detailResource>,
  },
};
